import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { performer as kind } from '../../../content/performer/index.ts';
import type { AssetFields } from '../fields/assets.ts';
import {
  aliasField,
  buttonFields,
  captionField,
  categoriesField,
  eventField,
  flagOfApp,
  statusField,
  webAddressField,
} from '../fields/documentFields.ts';
import { facetsField } from '../fields/facets.ts';
import { BY_NAME, BY_STATUS, NEWEST_FIRST } from '../orderings.ts';
import { socialLinksField } from '../fields/socialLinks.ts';
import { textField } from '../fields/textField.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';

const product = defineArrayMember({
  type: 'object',
  title: 'Product',
  fields: [
    textField({ name: 'title', title: 'Name', type: 'string', isRequired: true }),
    webAddressField({ name: 'url', title: 'Where to buy it' }),
  ],
  preview: { select: { title: 'title', subtitle: 'url' } },
});

/** A performer of the lineup. */
export function performer({ picture }: AssetFields) {
  return defineType({
    name: 'performer',
    title: 'Performer',
    type: 'document',
    groups: [
      { name: 'card', title: 'Card', default: true },
      { name: 'details', title: 'Details' },
      { name: 'links', title: 'Links' },
    ],
    fields: [
      defineField({
        name: 'name',
        title: 'Name',
        description: 'Without one the artist’s name is shown',
        type: 'string',
        group: 'card',
        validation: (rule) =>
          rule.custom(
            (name, { document }) =>
              Boolean(name?.trim() || document?.artistReference) || 'Write a name, or choose an artist',
          ),
      }),
      aliasField(kind.address, 'name', 'card'),
      statusField(
        kind.statuses,
        'pending',
        'The lineup shows active and featured performers; featured ones have a badge',
        'card',
      ),
      categoriesField(['performer'], 'card'),
      facetsField(kind.type, 'card'),
      picture({
        name: 'media',
        title: 'Picture',
        description: 'Without one the artist’s is shown',
        group: 'card',
      }),
      captionField('card'),
      defineField({
        name: 'artistReference',
        title: 'Artist',
        description: 'Supplies what is missing here: name, text, picture and links',
        type: 'reference',
        to: [{ type: 'artist' }],
        group: 'card',
      }),
      textField({ name: 'description', title: 'Description', type: 'richText', group: 'details' }),
      defineField({
        name: 'featuredProducts',
        title: 'Featured products',
        description: 'Products by name, or places of the marketplace',
        type: 'array',
        group: 'details',
        of: [product, defineArrayMember({ type: 'reference', to: [{ type: 'place' }] })],
      }),
      ...buttonFields('links'),
      webAddressField({ name: 'websiteUrl', title: 'Website', group: 'links' }),
      socialLinksField('socialHandles', 'links'),
      eventField('card'),
      flagOfApp('visibleInApp'),
    ],
    orderings: [BY_NAME, BY_STATUS, NEWEST_FIRST],
    preview: {
      select: {
        name: 'name',
        artist: 'artistReference.name',
        status: 'status',
        category: 'categories.0.name',
        media: 'media',
        portrait: 'artistReference.image',
      },
      prepare: ({ name, artist, status, category, media, portrait }) => ({
        title: name ?? artist,
        subtitle: subtitle(status !== 'active' && status, category),
        media: thumbnail(media ?? portrait),
      }),
    },
  });
}
