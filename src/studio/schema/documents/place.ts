import { defineField, defineType } from '@sanity/types';
import { place as kind } from '../../../content/place/index.ts';
import type { AssetFields } from '../fields/assets.ts';
import {
  aliasField,
  buttonFields,
  captionField,
  categoriesField,
  eventField,
  flagOfApp,
  requiredText,
  statusField,
  webAddressField,
} from '../fields/documentFields.ts';
import { facetsField } from '../fields/facets.ts';
import { BY_NAME, BY_STATUS, NEWEST_FIRST } from '../orderings.ts';
import { socialLinksField } from '../fields/socialLinks.ts';
import { textField } from '../fields/textField.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';

/** A vendor of the marketplace, or a stage of the schedule. */
export function place({ picture }: AssetFields) {
  return defineType({
    name: 'place',
    title: 'Place',
    type: 'document',
    groups: [
      { name: 'card', title: 'Card', default: true },
      { name: 'details', title: 'Details' },
      { name: 'links', title: 'Links' },
    ],
    fields: [
      requiredText({ name: 'name', title: 'Name', group: 'card' }),
      aliasField(kind.address, 'name', 'card'),
      statusField(
        kind.statuses,
        'pending',
        'The marketplace lists active places; the schedule shows stages with any status',
        'card',
      ),
      defineField({
        name: 'locationName',
        title: 'Where it is',
        description: 'Hall and booth, such as Hall A, Booth 244',
        type: 'string',
        group: 'card',
      }),
      defineField({
        name: 'order',
        title: 'Position among the stages',
        description:
          'The schedule’s grid shows stages from the lowest number to the highest, then the others by name',
        type: 'number',
        group: 'details',
      }),
      categoriesField(['place'], 'card'),
      facetsField(kind.type, 'card'),
      picture({ name: 'image', title: 'Picture', group: 'card' }),
      captionField('card'),
      textField({ name: 'description', title: 'Description', type: 'richText', group: 'details' }),
      defineField({
        name: 'brand',
        title: 'Brand in the shop',
        description: 'The button leads to this brand’s page in the shop',
        type: 'reference',
        to: [{ type: 'brand' }],
        group: 'details',
      }),
      defineField({
        name: 'brandReference',
        title: 'Brand of the picture',
        description: 'Its picture and website are shown where the place has none',
        type: 'reference',
        to: [{ type: 'brand' }],
        group: 'details',
      }),
      ...buttonFields('links'),
      webAddressField({ name: 'websiteUrl', title: 'Website', group: 'links' }),
      socialLinksField('social_links', 'links'),
      eventField('card'),
      flagOfApp('appVisibility'),
    ],
    orderings: [BY_NAME, BY_STATUS, NEWEST_FIRST],
    preview: {
      select: {
        title: 'name',
        status: 'status',
        location: 'locationName',
        category: 'categories.0.name',
        image: 'image',
        brand: 'brandReference.media',
      },
      prepare: ({ title, status, location, category, image, brand }) => ({
        title,
        subtitle: subtitle(status !== 'active' && status, location, category),
        media: thumbnail(image ?? brand),
      }),
    },
  });
}
