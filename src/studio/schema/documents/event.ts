import { defineType } from '@sanity/types';
import type { AssetFields } from '../fields/assets.ts';
import { flagOfApp, statusField } from '../fields/documentFields.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { subtitle } from '../preview/subtitle.ts';
import { buttonListFields, homeFields, otherProductFields } from './event/home.ts';
import { lookFields } from './event/look.ts';
import { nameFields, organizerFields } from './event/name.ts';
import { placeFields, timeFields } from './event/timeAndPlace.ts';

/** The festival: the facts that the whole site shows, and the home screen. */
export function event(assets: AssetFields) {
  return defineType({
    name: 'event',
    title: 'Event',
    type: 'document',
    groups: [
      { name: 'name', title: 'Name', default: true },
      { name: 'time', title: 'Dates and place' },
      { name: 'home', title: 'Home screen' },
      { name: 'buttons', title: 'Buttons' },
      { name: 'look', title: 'Look' },
      { name: 'sharing', title: 'Sharing' },
      { name: 'organizer', title: 'Organizer and shop' },
    ],
    fieldsets: [
      { name: 'days', title: 'Days', options: { columns: 2 } },
      { name: 'colors', title: 'Colors', options: { columns: 2 } },
    ],
    fields: [
      ...nameFields,
      statusField(
        ['draft', 'published', 'archived'],
        'draft',
        'For editors; the site shows it anyway',
        'name',
      ),
      ...timeFields,
      ...placeFields,
      ...homeFields(assets),
      ...buttonListFields,
      ...lookFields(assets),
      ...organizerFields(assets),
      ...otherProductFields(assets),
      flagOfApp('visibleInApp'),
    ],
    orderings: [
      { name: 'start', title: 'First day', by: [{ field: 'startDate', direction: 'desc' }] },
      { name: 'title', title: 'Name', by: [{ field: 'title', direction: 'asc' }] },
    ],
    preview: {
      select: { title: 'title', start: 'startDate', city: 'city', venue: 'locationName', media: 'brandLogo' },
      prepare: ({ title, start, city, venue, media }) => ({
        title,
        subtitle: subtitle(start, city ?? venue),
        media: thumbnail(media),
      }),
    },
  });
}
