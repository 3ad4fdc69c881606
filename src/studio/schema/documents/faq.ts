import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { faq as kind } from '../../../content/faq/index.ts';
import { eventField, flagOfApp, orderField, statusField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_POSITION, BY_TITLE } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';

const faqItem = defineArrayMember({
  type: 'object',
  title: 'Question',
  fields: [
    textField({ name: 'question', title: 'Question', type: 'string', isRequired: true }),
    textField({ name: 'answer', title: 'Answer', type: 'richText' }),
    orderField(),
    defineField({ name: 'isHighlighted', title: 'Highlighted', type: 'boolean', initialValue: false }),
  ],
  preview: { select: { title: 'question' } },
});

/** A chapter of the FAQ. */
export const faq = defineType({
  name: 'faq',
  title: 'FAQ chapter',
  type: 'document',
  fields: [
    textField({ name: 'title', title: 'Title', type: 'string', isRequired: true }),
    defineField({ name: 'faqItems', title: 'Questions', type: 'array', of: [faqItem] }),
    orderField('displayOrder'),
    eventField(),
    statusField(kind.statuses, 'published', 'The site shows chapters with any status'),
    flagOfApp('appVisibility'),
  ],
  orderings: [BY_POSITION, BY_TITLE],
  preview: {
    select: { title: 'title', first: 'faqItems.0.question', position: 'displayOrder' },
    prepare: ({ title, first, position }) => ({
      title,
      subtitle: subtitle(position !== undefined && `#${position}`, first),
    }),
  },
});
