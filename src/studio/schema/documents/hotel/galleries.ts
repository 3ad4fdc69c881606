import { defineArrayMember, defineField } from '@sanity/types';
import type { AssetFields } from '../../fields/assets.ts';
import { orderField } from '../../fields/documentFields.ts';
import { textField } from '../../fields/textField.ts';
import { thumbnail } from '../../preview/thumbnail.tsx';

const galleryImage = ({ picture }: AssetFields) =>
  defineArrayMember({
    type: 'object',
    title: 'Picture',
    fields: [
      picture({ name: 'image', title: 'Picture' }),
      textField({ name: 'alt', title: 'Alternative text', type: 'string' }),
      textField({ name: 'caption', title: 'Caption', type: 'string' }),
      orderField(),
      defineField({
        name: 'url',
        title: 'Address of the picture',
        description: 'Where no picture is chosen',
        type: 'string',
        hidden: ({ parent, value }) => Boolean((parent as { image?: unknown } | undefined)?.image) && !value,
      }),
      // An older name of `alt`.
      textField({
        name: 'altText',
        title: 'Alternative text',
        type: 'string',
        hidden: ({ value }) => !value,
      }),
    ],
    preview: {
      select: { title: 'caption', subtitle: 'alt', media: 'image' },
      prepare: ({ title, subtitle, media }) => ({
        title: title ?? subtitle,
        subtitle,
        media: thumbnail(media),
      }),
    },
  });

export const giftBoxGallery = (assets: AssetFields) =>
  defineField({
    name: 'giftBoxGallery',
    title: 'Gift box',
    type: 'object',
    group: 'pictures',
    fields: [
      textField({ name: 'title', title: 'Title', type: 'string' }),
      textField({ name: 'designer', title: 'Designer', type: 'string' }),
      defineField({ name: 'images', title: 'Pictures', type: 'array', of: [galleryImage(assets)] }),
    ],
  });

export const hotelGallery = (assets: AssetFields) =>
  defineField({
    name: 'hotelGallery',
    title: 'Pictures of the hotel',
    type: 'object',
    group: 'pictures',
    fields: [
      textField({ name: 'sectionTitle', title: 'Title', type: 'string' }),
      defineField({ name: 'images', title: 'Pictures', type: 'array', of: [galleryImage(assets)] }),
      defineField({
        name: 'autoScrollInterval',
        title: 'Changes every',
        description: 'Milliseconds',
        type: 'number',
        validation: (rule) => rule.min(1000).max(600_000),
      }),
      defineField({ name: 'showControls', title: 'Shows arrows', type: 'boolean', initialValue: true }),
      defineField({ name: 'showIndicators', title: 'Shows dots', type: 'boolean', initialValue: true }),
    ],
  });
