import { defineField, defineType } from '@sanity/types';
import type { AssetFields } from '../fields/assets.ts';
import { requiredText, webAddressField } from '../fields/documentFields.ts';
import { BY_NAME, NEWEST_FIRST } from '../orderings.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { slug } from '../rules.ts';

/** A brand behind places of the marketplace, at any event. */
export function brand({ picture }: AssetFields) {
  return defineType({
    name: 'brand',
    title: 'Brand',
    type: 'document',
    fields: [
      requiredText({ name: 'name', title: 'Name' }),
      defineField({
        name: 'alias',
        title: 'Address in the shop',
        description: 'The last part of its page’s address in the shop; without one no button leads there',
        type: 'slug',
        options: { source: 'name' },
        validation: (rule) => rule.custom(slug),
      }),
      picture({ name: 'media', title: 'Picture', description: 'Shown where a place has none' }),
      webAddressField({ name: 'websiteUrl', title: 'Website' }),
    ],
    orderings: [BY_NAME, NEWEST_FIRST],
    preview: {
      select: { title: 'name', subtitle: 'websiteUrl', media: 'media' },
      prepare: ({ title, subtitle, media }) => ({ title, subtitle, media: thumbnail(media) }),
    },
  });
}
