import { defineArrayMember, defineField } from '@sanity/types';
import type { AssetFields } from '../../fields/assets.ts';
import { textField } from '../../fields/textField.ts';

const benefit = defineArrayMember({
  type: 'object',
  title: 'Benefit',
  fields: [
    textField({ name: 'benefit', title: 'Benefit', type: 'string', isRequired: true }),
    defineField({ name: 'isHighlighted', title: 'Highlighted', type: 'boolean', initialValue: false }),
  ],
  preview: { select: { title: 'benefit' } },
});

export const heroSection = ({ picture }: AssetFields) =>
  defineField({
    name: 'heroSection',
    title: 'Top of the page',
    type: 'object',
    group: 'hotel',
    fields: [
      picture({ name: 'heroImage', title: 'Picture' }),
      textField({ name: 'altText', title: 'Alternative text', type: 'string' }),
      defineField({
        name: 'starRating',
        title: 'Stars',
        description: 'In halves, such as 4.5',
        type: 'number',
        validation: (rule) => rule.min(0.5).max(5),
      }),
      defineField({
        name: 'address',
        title: 'Address',
        type: 'object',
        options: { columns: 2 },
        fields: [
          defineField({ name: 'street', title: 'Street', type: 'string' }),
          defineField({ name: 'city', title: 'City', type: 'string' }),
          defineField({ name: 'state', title: 'State', type: 'string' }),
          defineField({ name: 'zipCode', title: 'Postal code', type: 'string' }),
        ],
      }),
    ],
  });

export const packageDetails = defineField({
  name: 'packageDetails',
  title: 'Package',
  type: 'object',
  group: 'package',
  fields: [
    textField({ name: 'packageTitle', title: 'Title', type: 'string' }),
    textField({ name: 'packageSubtitle', title: 'Subtitle', type: 'string' }),
    textField({ name: 'description', title: 'Description', type: 'richText' }),
    defineField({ name: 'benefits', title: 'Benefits', type: 'array', of: [benefit] }),
    textField({ name: 'savingsCallout', title: 'What one saves', type: 'string' }),
  ],
});

export const locationSection = ({ film }: AssetFields) =>
  defineField({
    name: 'locationSection',
    title: 'Location',
    type: 'object',
    group: 'location',
    fields: [
      textField({ name: 'sectionTitle', title: 'Title', type: 'string' }),
      film({ name: 'locationVideo', title: 'Film' }),
      textField({ name: 'videoAltText', title: 'What the film shows', type: 'string' }),
      defineField({ name: 'locationBenefits', title: 'Benefits', type: 'array', of: [benefit] }),
      textField({ name: 'additionalInfo', title: 'More information', type: 'richText' }),
    ],
  });
