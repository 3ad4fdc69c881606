import { defineField, defineType } from '@sanity/types';
import { page } from '../../../content/page/index.ts';
import type { AssetFields } from '../fields/assets.ts';
import { aliasField, captionField, flagOfApp, requiredText, statusField } from '../fields/documentFields.ts';
import { BY_STATUS, BY_TITLE, NEWEST_FIRST } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';

/** A page that consists of a text, such as the terms. */
export function staticPage({ picture }: AssetFields) {
  return defineType({
    name: 'staticPage',
    title: 'Page',
    type: 'document',
    fields: [
      requiredText({ name: 'title', title: 'Title' }),
      aliasField(page.address, 'title'),
      statusField(page.statuses, 'draft', 'Visitors see published pages'),
      defineField({ name: 'content', title: 'Text', type: 'richText' }),
      picture({ name: 'media', title: 'Picture of the title' }),
      captionField(),
      picture({
        name: 'alternativeMedia',
        title: 'Fallback picture',
        description: 'Shown if the first one fails',
      }),
      defineField({ name: 'alternativeMediaCaption', title: 'Caption of the fallback', type: 'string' }),
      defineField({
        name: 'eventInstance',
        title: 'Event',
        description: 'A page without an event is shown at every event that has no page with this address',
        type: 'reference',
        to: [{ type: 'event' }],
      }),
      flagOfApp('appVisibility'),
    ],
    orderings: [BY_TITLE, BY_STATUS, NEWEST_FIRST],
    preview: {
      select: { title: 'title', status: 'status', alias: 'alias.current', media: 'media' },
      prepare: ({ title, status, alias, media }) => ({
        title,
        subtitle: subtitle(status !== 'published' && status, alias && `/${alias}`),
        media: thumbnail(media),
      }),
    },
  });
}
