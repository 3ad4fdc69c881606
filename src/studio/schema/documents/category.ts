import { type FieldDefinition, defineField, defineType } from '@sanity/types';
import { headingOf } from '../../../content/kind.ts';
import { kinds } from '../../../content/kinds.ts';
import { i18nOf } from '../../../lib/i18n/i18n.ts';
import { eventField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_NAME } from '../orderings.ts';
import { swatch } from '../preview/thumbnail.tsx';

const { t } = i18nOf('en');

const CHANNELS: readonly (readonly [name: string, title: string, max: number])[] = [
  ['r', 'Red', 255],
  ['g', 'Green', 255],
  ['b', 'Blue', 255],
  ['a', 'Opacity', 1],
];

/** A channel of a colour, as Sanity's colour plugin stores it. */
const channel = ([name, title, max]: (typeof CHANNELS)[number]): FieldDefinition =>
  defineField({
    name,
    title,
    description: `0 to ${max}`,
    type: 'number',
    validation: (rule) => (name === 'a' ? rule.min(0).max(max) : rule.required().min(0).max(max)),
  });

/** A filter of a screen. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  fields: [
    textField({ name: 'name', title: 'Name', type: 'string', isRequired: true }),
    defineField({
      name: 'type',
      title: 'Used for',
      description: 'The screen that it filters; the schedule shows all but those of the marketplace',
      type: 'string',
      options: {
        list: kinds.flatMap(({ categoryType: value, ...kind }) =>
          value === undefined ? [] : { title: headingOf(kind, t), value },
        ),
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'color',
      title: 'Color',
      description: 'The tint behind pictures',
      type: 'object',
      fields: [
        defineField({
          name: 'rgb',
          title: 'Color',
          type: 'object',
          options: { columns: 4 },
          fields: CHANNELS.map(channel),
          validation: (rule) => rule.required(),
        }),
      ],
    }),
    eventField(),
  ],
  orderings: [
    {
      name: 'type',
      title: 'Use, then name',
      by: [
        { field: 'type', direction: 'asc' },
        { field: 'name', direction: 'asc' },
      ],
    },
    BY_NAME,
  ],
  preview: {
    select: { title: 'name', subtitle: 'type', rgb: 'color.rgb' },
    prepare: ({ title, subtitle, rgb }) => ({ title, subtitle, media: swatch(rgb) }),
  },
});
