import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { eventDesk } from './eventDesk.ts';
import { EVENT_TYPES } from './eventTypes.ts';
import { API_VERSION } from './apiVersion.ts';

/**
 * The list at the left of the Studio: the site's event, all events, and documents that belong to no event.
 *
 * @param eventId the `_id` of the site's event; without it editors choose an event first.
 */
export function deskStructure(eventId: string): StructureResolver {
  return (S) =>
    S.list()
      .id('content')
      .title('Content')
      .items([
        ...(eventId === '' ? [] : [currentEvent(S, eventId)]),
        S.listItem()
          .id('events')
          .title('All events')
          .child(S.documentTypeList('event').child((id) => eventDesk(S, id))),
        S.divider(),
        S.documentTypeListItem('brand').title('Brands'),
        S.documentTypeListItem('artist').title('Artists'),
        S.documentTypeListItem('siteSettings').title('Site settings'),
        S.listItem()
          .id('without-event')
          .title('Without an event')
          .child(
            S.documentList()
              .id('without-event')
              .title('Without an event')
              .filter('_type in $types && !defined(eventInstance)')
              .params({ types: EVENT_TYPES })
              .apiVersion(API_VERSION),
          ),
      ]);
}

function currentEvent(S: StructureBuilder, eventId: string) {
  return S.listItem()
    .id('current-event')
    .title('The site’s event')
    .child(() => eventDesk(S, eventId));
}
