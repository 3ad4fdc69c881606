import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { exhibitorGuide as kind } from '../../../content/exhibitor-guide/index.ts';
import { eventField, flagOfApp, orderField, requiredText, statusField } from '../fields/documentFields.ts';
import { BY_POSITION, BY_TITLE } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';

const guideSection = defineArrayMember({
  type: 'object',
  title: 'Section',
  fields: [
    defineField({ name: 'sectionTitle', title: 'Title', type: 'string' }),
    defineField({ name: 'sectionContent', title: 'Text', type: 'richText' }),
    orderField(),
    defineField({ name: 'isHighlighted', title: 'Highlighted', type: 'boolean', initialValue: false }),
    defineField({
      name: 'isCollapsible',
      title: 'Can be collapsed',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: { select: { title: 'sectionTitle' } },
});

/** A chapter of the guide for exhibitors. */
export const exhibitorGuide = defineType({
  name: 'exhibitorGuide',
  title: 'Exhibitor guide',
  type: 'document',
  fields: [
    requiredText({ name: 'title', title: 'Title' }),
    defineField({ name: 'sections', title: 'Sections', type: 'array', of: [guideSection] }),
    orderField('displayOrder'),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'Shown above the guide',
      type: 'date',
    }),
    defineField({
      name: 'allowDownload',
      title: 'Can be printed',
      description: 'Adds a button that prints the guide',
      type: 'boolean',
      initialValue: false,
    }),
    eventField(),
    statusField(kind.statuses, 'published', 'The site shows chapters with any status'),
    flagOfApp('appVisibility'),
  ],
  orderings: [BY_POSITION, BY_TITLE],
  preview: {
    select: { title: 'title', updated: 'lastUpdated', position: 'displayOrder' },
    prepare: ({ title, updated, position }) => ({
      title,
      subtitle: subtitle(position !== undefined && `#${position}`, updated),
    }),
  },
});
