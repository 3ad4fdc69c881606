import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { event } from '../../../content/event/index.ts';
import type { AssetFields } from '../fields/assets.ts';
import {
  aliasField,
  buttonFields,
  captionField,
  categoriesField,
  eventField,
  flagOfApp,
  statusField,
} from '../fields/documentFields.ts';
import { facetsField } from '../fields/facets.ts';
import { textField } from '../fields/textField.ts';
import { BY_STATUS, BY_TITLE } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { endAfterStart } from '../rules.ts';

/** An event of the schedule. */
export function scheduleEvent({ picture }: AssetFields) {
  return defineType({
    name: 'scheduleEvent',
    title: 'Program item',
    type: 'document',
    groups: [
      { name: 'row', title: 'Row', default: true },
      { name: 'details', title: 'Details' },
    ],
    fieldsets: [{ name: 'times', title: 'Times', options: { columns: 2 } }],
    fields: [
      textField({ name: 'title', title: 'Title', type: 'string', isRequired: true, group: 'row' }),
      aliasField(event.address, 'title', 'row'),
      statusField(event.statuses, 'pending', 'The schedule shows active items', 'row'),
      defineField({
        name: 'startsAt',
        title: 'Start',
        description: 'In your own time zone; the site converts it to the festival’s',
        type: 'datetime',
        group: 'row',
        fieldset: 'times',
        validation: (rule) => rule.required().warning('Without a start the time is not announced'),
      }),
      defineField({
        name: 'endsAt',
        title: 'End',
        type: 'datetime',
        group: 'row',
        fieldset: 'times',
        validation: (rule) =>
          rule
            .custom((end, { document }) => endAfterStart(end, document?.startsAt as string | undefined))
            .warning(),
      }),
      defineField({
        name: 'eventPlace',
        title: 'Stage',
        description: 'A place; it need not be in the marketplace',
        type: 'array',
        group: 'row',
        of: [defineArrayMember({ type: 'reference', to: [{ type: 'place' }] })],
        validation: (rule) => rule.unique(),
      }),
      defineField({
        name: 'eventPerformer',
        title: 'Performers',
        type: 'array',
        group: 'row',
        of: [defineArrayMember({ type: 'reference', to: [{ type: 'performer' }] })],
        validation: (rule) => rule.unique(),
      }),
      categoriesField(['schedule', 'performer', 'feed'], 'row'),
      facetsField(event.type, 'row'),
      picture({ name: 'image', title: 'Picture', group: 'row' }),
      captionField('row'),
      textField({ name: 'description', title: 'Description', type: 'richText', group: 'details' }),
      ...buttonFields('details'),
      defineField({
        name: 'priority',
        title: 'Priority',
        type: 'string',
        hidden: true,
        options: { list: ['featured', 'high', 'normal', 'low'] },
      }),
      eventField('row'),
      flagOfApp('appVisibility'),
    ],
    orderings: [
      { name: 'start', title: 'Start', by: [{ field: 'startsAt', direction: 'asc' }] },
      BY_TITLE,
      BY_STATUS,
    ],
    preview: {
      select: {
        title: 'title',
        status: 'status',
        startsAt: 'startsAt',
        stage: 'eventPlace.0.name',
        media: 'image',
      },
      prepare: ({ title, status, startsAt, stage, media }) => ({
        title,
        subtitle: subtitle(status !== 'active' && status, timeOf(startsAt), stage),
        media: thumbnail(media),
      }),
    },
  });
}

/** A start as text, in the editor's time zone as in the form's fields. */
function timeOf(startsAt: unknown): string {
  if (typeof startsAt !== 'string' || Number.isNaN(Date.parse(startsAt))) return 'no time';
  return new Date(startsAt).toLocaleString([], { weekday: 'short', hour: 'numeric', minute: '2-digit' });
}
