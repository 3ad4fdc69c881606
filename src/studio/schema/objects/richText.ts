import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { TextAssets } from '../fields/assets.ts';
import { link } from '../rules.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((value) => ({
  title: `Heading ${value.slice(1)}`,
  value,
}));

const paragraph = defineArrayMember({
  type: 'block',
  styles: [{ title: 'Paragraph', value: 'normal' }, ...HEADINGS, { title: 'Quote', value: 'blockquote' }],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Strong', value: 'strong' },
      { title: 'Emphasis', value: 'em' },
      { title: 'Code', value: 'code' },
      { title: 'Underline', value: 'underline' },
      { title: 'Strike through', value: 'strike-through' },
    ],
    annotations: [
      defineArrayMember({
        name: 'link',
        title: 'Link',
        type: 'object',
        fields: [
          defineField({
            name: 'href',
            title: 'Address',
            description: 'A path of the site such as /faq, or an address',
            type: 'string',
            validation: (rule) => rule.required().custom(link),
          }),
          defineField({ name: 'blank', title: 'Opens in a new tab', type: 'boolean', initialValue: false }),
        ],
      }),
    ],
  },
});

/** A text with headings, lists, links, pictures, callouts and tables. */
export function richText({ pictureBlock }: TextAssets) {
  return defineType({
    name: 'richText',
    title: 'Text',
    type: 'array',
    of: [
      paragraph,
      pictureBlock,
      defineArrayMember({ type: 'importantNote' }),
      defineArrayMember({ type: 'simpleTable' }),
      defineArrayMember({ type: 'code' }),
    ],
  });
}

/** A callout within a text. Callouts are not nested. */
export function importantNote({ pictureBlock }: TextAssets) {
  return defineType({
    name: 'importantNote',
    title: 'Callout',
    type: 'object',
    fields: [
      defineField({
        name: 'noteType',
        title: 'Kind',
        type: 'string',
        options: {
          list: ['info', 'warning', 'danger', 'success', 'tip'],
          layout: 'radio',
          direction: 'horizontal',
        },
        initialValue: 'info',
      }),
      defineField({ name: 'title', title: 'Title', type: 'string' }),
      defineField({
        name: 'content',
        title: 'Text',
        type: 'array',
        of: [
          paragraph,
          pictureBlock,
          defineArrayMember({ type: 'simpleTable' }),
          defineArrayMember({ type: 'code' }),
        ],
      }),
    ],
    preview: { select: { title: 'title', subtitle: 'noteType' } },
  });
}
