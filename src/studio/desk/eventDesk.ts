import type { StructureBuilder } from 'sanity/structure';
import { API_VERSION } from './apiVersion.ts';
import { type EventType, templateOf } from './eventTypes.ts';
import { type Gap, GAPS, incompleteFilter } from './incomplete.ts';

/** The documents of an event by screen of the site, its settings, and what is incomplete. */
export function eventDesk(S: StructureBuilder, eventId: string) {
  /** The documents of a type, by a field; new ones belong to the event. */
  const documents = (type: EventType, title: string, field: string, direction: 'asc' | 'desc' = 'asc') =>
    S.listItem()
      .id(type)
      .title(title)
      .schemaType(type)
      .child(
        S.documentList()
          .id(type)
          .title(title)
          .schemaType(type)
          .filter('_type == $type && eventInstance._ref == $eventId')
          .params({ type, eventId })
          .apiVersion(API_VERSION)
          .defaultOrdering([{ field, direction }])
          .initialValueTemplates([S.initialValueTemplateItem(templateOf(type), { eventId })]),
      );

  /** The categories of a screen. */
  const categories = (use: string) =>
    S.listItem()
      .id(`category-${use}`)
      .title('Categories')
      .schemaType('category')
      .child(
        S.documentList()
          .id(`category-${use}`)
          .title('Categories')
          .schemaType('category')
          .filter('_type == "category" && type == $use && eventInstance._ref == $eventId')
          .params({ use, eventId })
          .apiVersion(API_VERSION)
          .defaultOrdering([{ field: 'name', direction: 'asc' }])
          .initialValueTemplates([
            S.initialValueTemplateItem(templateOf('category'), { eventId, fields: { type: use } }),
          ]),
      );

  const group = (id: string, title: string, items: ReturnType<typeof documents>[]) =>
    S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items));

  const gaps = (id: string, title: string, which: readonly Gap[]) =>
    S.listItem()
      .id(id)
      .title(title)
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .filter(incompleteFilter(which))
          .params({ eventId })
          .apiVersion(API_VERSION)
          // Nothing is created here.
          .initialValueTemplates([]),
      );

  return S.list()
    .id(`event-${eventId}`)
    .title('Event')
    .items([
      group('lineup', 'Lineup', [documents('performer', 'Performers', 'name'), categories('performer')]),
      group('marketplace', 'Marketplace', [documents('place', 'Places', 'name'), categories('place')]),
      group('schedule', 'Schedule', [
        documents('scheduleEvent', 'Program', 'startsAt'),
        categories('schedule'),
      ]),
      group('news', 'News', [documents('feedItem', 'Posts', '_createdAt', 'desc'), categories('feed')]),
      group('guides', 'Guides', [
        documents('faq', 'FAQ chapters', 'displayOrder'),
        documents('exhibitorGuide', 'Exhibitor guide', 'displayOrder'),
      ]),
      documents('staticPage', 'Pages', 'title'),
      documents('savedView', 'Saved views', 'order'),
      documents('hotel', 'Hotel', 'title'),
      documents('mapEvent', 'Maps', 'title'),
      documents('navigation', 'Navigation', 'name'),
      S.divider(),
      S.listItem()
        .id('settings')
        .title('Settings')
        .schemaType('event')
        .child(S.document().schemaType('event').documentId(eventId)),
      S.divider(),
      S.listItem()
        .id('incomplete')
        .title('Incomplete')
        .child(
          S.list()
            .id('incomplete')
            .title('Incomplete')
            .items([
              gaps('all', 'All that is incomplete', GAPS),
              ...GAPS.map((gap) => gaps(gap.id, gap.title, [gap])),
            ]),
        ),
    ]);
}
