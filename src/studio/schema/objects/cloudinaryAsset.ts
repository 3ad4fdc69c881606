import { defineField, defineType } from '@sanity/types';
import { textField } from '../fields/textField.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { webAddress } from '../rules.ts';

/** A picture or film in Cloudinary, with the fields that Cloudinary's plugin for Sanity writes. */
export const cloudinaryAsset = defineType({
  name: 'cloudinary.asset',
  title: 'Cloudinary asset',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'secure_url',
      title: 'Address',
      description: 'Where Cloudinary delivers the original',
      type: 'string',
      validation: (rule) => rule.custom((value) => value?.startsWith('/') || webAddress(value)),
    }),
    defineField({ name: 'url', title: 'Address without encryption', type: 'string', hidden: true }),
    defineField({ name: 'public_id', title: 'Public id', type: 'string' }),
    defineField({
      name: 'resource_type',
      title: 'Kind',
      type: 'string',
      options: { list: ['image', 'video'] },
      initialValue: 'image',
    }),
    defineField({ name: 'format', title: 'Format', description: 'jpg, mp4 …', type: 'string' }),
    defineField({ name: 'width', title: 'Width in pixels', type: 'number' }),
    defineField({ name: 'height', title: 'Height in pixels', type: 'number' }),
    defineField({
      name: 'context',
      title: 'Texts',
      type: 'object',
      fields: [
        defineField({
          name: 'custom',
          title: 'Texts',
          type: 'object',
          fields: [
            textField({
              name: 'alt',
              title: 'Alternative text',
              description: 'What the picture shows, for people who cannot see it',
              type: 'string',
            }),
            textField({ name: 'caption', title: 'Caption', type: 'string' }),
          ],
        }),
      ],
    }),
  ],
  preview: {
    select: { _type: '_type', url: 'secure_url', title: 'public_id', alt: 'context.custom.alt' },
    prepare: ({ url, title, alt }: Record<string, string | undefined>) => ({
      title: title ?? 'Picture',
      subtitle: alt,
      media: thumbnail({ _type: 'cloudinary.asset', secure_url: url }),
    }),
  },
});
