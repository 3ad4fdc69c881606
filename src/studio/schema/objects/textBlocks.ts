import { defineArrayMember, defineField, defineType } from '@sanity/types';

const cell = defineArrayMember({
  type: 'object',
  title: 'Cell',
  fields: [
    defineField({ name: 'value', title: 'Text', type: 'string' }),
    defineField({ name: 'isHeader', title: 'Heads its row or column', type: 'boolean', initialValue: false }),
  ],
  preview: { select: { title: 'value' } },
});

const row = defineArrayMember({
  type: 'object',
  title: 'Row',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [cell],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { first: 'cells.0.value', second: 'cells.1.value', third: 'cells.2.value' },
    prepare: ({ first, second, third }) => ({
      title: [first, second, third].filter(Boolean).join(' | ') || 'Empty row',
    }),
  },
});

/** A table within a text. */
export const simpleTable = defineType({
  name: 'simpleTable',
  title: 'Table',
  type: 'object',
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({ name: 'rows', title: 'Rows', type: 'array', of: [row] }),
    defineField({ name: 'caption', title: 'Caption', description: 'Below the table', type: 'string' }),
  ],
  preview: { select: { title: 'title', subtitle: 'caption' } },
});

/** Program text, as Sanity's code plugin stores it. */
export const code = defineType({
  name: 'code',
  title: 'Code',
  type: 'object',
  fields: [
    defineField({ name: 'code', title: 'Code', type: 'text', rows: 6 }),
    defineField({ name: 'language', title: 'Language', type: 'string' }),
    defineField({ name: 'filename', title: 'File name', type: 'string' }),
  ],
  preview: { select: { title: 'filename', subtitle: 'language' } },
});
