import { defineField } from '@sanity/types';
import type { AssetFields } from '../../fields/assets.ts';
import { requiredText, webAddressField } from '../../fields/documentFields.ts';
import { textField } from '../../fields/textField.ts';
import { slug, webAddress } from '../../rules.ts';

export const nameFields = [
  requiredText({
    name: 'title',
    title: 'Name',
    description: 'With the year, such as Autumn Fair 2031',
    group: 'name',
  }),
  defineField({
    name: 'nickname',
    title: 'Short name',
    description: 'In titles and texts; without one the name is used',
    type: 'string',
    group: 'name',
  }),
  textField({ name: 'subtitle', title: 'Subtitle', type: 'string', group: 'name' }),
  textField({
    name: 'description',
    title: 'Description',
    description: 'One or two sentences, for search engines too',
    type: 'text',
    rows: 4,
    group: 'name',
  }),
  textField({
    name: 'subjects',
    title: 'Subjects',
    description: 'What it is about, such as art, music, food',
    type: 'tags',
    group: 'name',
  }),
  textField({
    name: 'marketplaceSubtitle',
    title: 'Subtitle of the marketplace',
    type: 'string',
    group: 'name',
  }),
  defineField({
    name: 'alias',
    title: 'Short name for addresses',
    type: 'slug',
    options: { source: 'title' },
    group: 'name',
    validation: (rule) => rule.custom(slug),
  }),
];

const utmField = (title: string, description: string, name: 'utm' | 'utmParameters', group?: string) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    group,
    options: { collapsible: true, collapsed: true, columns: 3 },
    fields: [
      defineField({ name: 'source', title: 'utm_source', type: 'string' }),
      defineField({ name: 'medium', title: 'utm_medium', type: 'string' }),
      defineField({ name: 'campaign', title: 'utm_campaign', type: 'string' }),
    ],
  });

export const organizerFields = ({ picture }: AssetFields) => [
  defineField({
    name: 'organizer',
    title: 'Organizer',
    description: 'The company behind the event, in the footer',
    type: 'object',
    group: 'organizer',
    fields: [
      defineField({ name: 'name', title: 'Name', type: 'string' }),
      webAddressField({ name: 'url', title: 'Website' }),
      picture({ name: 'logo', title: 'Logo' }),
      utmField('Campaign', 'What the link to its website carries', 'utm'),
    ],
  }),
  utmField('Campaign', 'What links to the organizer carry, where it has none', 'utmParameters', 'organizer'),
  defineField({
    name: 'shopBaseUrl',
    title: 'Shop',
    description: 'The address before a brand’s, such as https://shop.example/brands/',
    type: 'string',
    group: 'organizer',
    validation: (rule) => rule.custom(webAddress),
  }),
  defineField({
    name: 'hotel',
    title: 'Hotel',
    description: 'The hotel of /hotel-info',
    type: 'reference',
    to: [{ type: 'hotel' }],
    group: 'organizer',
  }),
];
