import { defineField, defineType } from '@sanity/types';
import type { AssetFields } from '../fields/assets.ts';
import { requiredText, webAddressField } from '../fields/documentFields.ts';
import { BY_NAME, NEWEST_FIRST } from '../orderings.ts';
import { socialLinksField } from '../fields/socialLinks.ts';
import { textField } from '../fields/textField.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { slug } from '../rules.ts';

/** The person or group behind performers, at any event. */
export function artist({ picture }: AssetFields) {
  return defineType({
    name: 'artist',
    title: 'Artist',
    type: 'document',
    fields: [
      requiredText({ name: 'name', title: 'Name' }),
      defineField({
        name: 'alias',
        title: 'Short name',
        type: 'slug',
        options: { source: 'name' },
        validation: (rule) => rule.custom(slug),
      }),
      textField({ name: 'bio', title: 'Text', type: 'richText' }),
      picture({ name: 'image', title: 'Picture' }),
      webAddressField({ name: 'websiteUrl', title: 'Website' }),
      socialLinksField('socialHandles'),
    ],
    orderings: [BY_NAME, NEWEST_FIRST],
    preview: {
      select: { title: 'name', subtitle: 'websiteUrl', media: 'image' },
      prepare: ({ title, subtitle, media }) => ({ title, subtitle, media: thumbnail(media) }),
    },
  });
}
