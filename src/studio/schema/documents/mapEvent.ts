import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { POINT_KINDS } from '../../../content/map/pointKinds.ts';
import { i18nOf } from '../../../lib/i18n/i18n.ts';
import type { AssetFields } from '../fields/assets.ts';
import { eventField, requiredText } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_TITLE, NEWEST_FIRST } from '../orderings.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { pointLabel, slug } from '../rules.ts';

const { t } = i18nOf('en');

/** A position or size on the map. */
const percent = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'Percent of the picture',
    type: 'number',
    validation: (rule) => rule.required().min(0).max(100),
  });

const booth = defineArrayMember({
  type: 'object',
  title: 'Booth',
  fieldsets: [{ name: 'area', title: 'Area', options: { columns: 2 } }],
  fields: [
    requiredText({ name: 'label', title: 'Number' }),
    defineField({ name: 'place', title: 'Place', type: 'reference', to: [{ type: 'place' }] }),
    ...[
      percent('x', 'From the left'),
      percent('y', 'From the top'),
      percent('width', 'Width'),
      percent('height', 'Height'),
    ].map((field) => ({ ...field, fieldset: 'area' })),
  ],
  preview: { select: { title: 'label', subtitle: 'place.name' } },
});

const point = defineArrayMember({
  type: 'object',
  title: 'Point',
  fieldsets: [{ name: 'position', title: 'Position', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'kind',
      title: 'What it is',
      type: 'string',
      options: { list: Object.entries(POINT_KINDS).map(([value, { name }]) => ({ value, title: t(name) })) },
      validation: (rule) => rule.required(),
    }),
    textField({
      name: 'label',
      title: 'Name',
      description: `Follows the name of its kind: “Exit, North”. A point of the kind “${t(POINT_KINDS.custom.name)}” needs one.`,
      type: 'string',
      check: (label, { parent }) => pointLabel(label, (parent as { kind?: unknown }).kind),
    }),
    ...[percent('x', 'From the left'), percent('y', 'From the top')].map((field) => ({
      ...field,
      fieldset: 'position',
    })),
  ],
  preview: { select: { title: 'label', subtitle: 'kind' } },
});

/** A map of the venue. */
export function mapEvent({ picture }: AssetFields) {
  return defineType({
    name: 'mapEvent',
    title: 'Map',
    type: 'document',
    fields: [
      textField({ name: 'title', title: 'Title', type: 'string', isRequired: true }),
      defineField({
        name: 'alias',
        title: 'Short name',
        description: 'Names the map in addresses: /map?map=…',
        type: 'slug',
        options: { source: 'title' },
        validation: (rule) => rule.custom(slug),
      }),
      textField({ name: 'location', title: 'Part of the venue', type: 'string' }),
      // The name comes from a time when all maps were PDF files.
      picture({ name: 'pdf', title: 'Picture of the map', isRequired: true }),
      defineField({ name: 'booths', title: 'Booths', type: 'array', of: [booth] }),
      defineField({
        name: 'points',
        title: 'Points',
        description: 'Toilets, water, exits and the like',
        type: 'array',
        of: [point],
      }),
      eventField(),
    ],
    orderings: [BY_TITLE, NEWEST_FIRST],
    preview: {
      select: { title: 'title', subtitle: 'location', media: 'pdf' },
      prepare: ({ title, subtitle, media }) => ({ title, subtitle, media: thumbnail(media) }),
    },
  });
}
