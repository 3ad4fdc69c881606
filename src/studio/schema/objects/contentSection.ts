import { defineArrayMember, defineField } from '@sanity/types';
import { requiredText } from '../fields/documentFields.ts';

/** A section of the home screen. */
export const contentSection = defineArrayMember({
  type: 'object',
  title: 'Section',
  fields: [
    requiredText({
      name: 'sectionId',
      title: 'Id',
      description:
        'home and main-hero are the stage, join is the sign-up; marketplace-title and lineup-title hold pictures of ' +
        'those screens’ titles. Any other id is a section of its own, to which buttons can scroll.',
    }),
    defineField({
      name: 'modules',
      title: 'Contents',
      type: 'array',
      of: [
        defineArrayMember({ type: 'mediaModule' }),
        defineArrayMember({ type: 'textModule' }),
        defineArrayMember({ type: 'videoModule' }),
        defineArrayMember({ type: 'savedViewModule' }),
      ],
    }),
  ],
  preview: { select: { title: 'sectionId', subtitle: 'modules.0.headline' } },
});
