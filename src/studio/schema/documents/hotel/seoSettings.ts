import { defineArrayMember, defineField } from '@sanity/types';
import type { AssetFields } from '../../fields/assets.ts';
import { webAddressField } from '../../fields/documentFields.ts';
import { textField } from '../../fields/textField.ts';

export const seoSettings = ({ picture }: AssetFields) =>
  defineField({
    name: 'seoSettings',
    title: 'Search engines and sharing',
    type: 'object',
    group: 'search',
    fields: [
      textField({ name: 'metaTitle', title: 'Title', type: 'string' }),
      textField({ name: 'metaDescription', title: 'Description', type: 'text', rows: 3 }),
      picture({ name: 'socialShareImage', title: 'Picture for sharing', description: '1200 by 630 pixels' }),
      textField({ name: 'socialShareImageAlt', title: 'Its alternative text', type: 'string' }),
      webAddressField({
        name: 'canonicalUrl',
        title: 'Canonical address',
        description: 'Where the page also stands elsewhere',
      }),
      defineField({
        name: 'keywords',
        title: 'Keywords',
        type: 'array',
        of: [defineArrayMember({ type: 'string' })],
        options: { layout: 'tags' },
      }),
      defineField({ name: 'noIndex', title: 'Not in search results', type: 'boolean', initialValue: false }),
      defineField({
        name: 'noFollow',
        title: 'Links are not followed',
        type: 'boolean',
        initialValue: false,
      }),
    ],
  });
