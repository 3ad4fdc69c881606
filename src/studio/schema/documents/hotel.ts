import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { hotel as kind } from '../../../content/hotel/index.ts';
import type { AssetFields } from '../fields/assets.ts';
import { eventField, requiredText, statusField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_STATUS, BY_TITLE } from '../orderings.ts';
import { callToAction } from '../objects/callToAction.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { slug } from '../rules.ts';
import { giftBoxGallery, hotelGallery } from './hotel/galleries.ts';
import { heroSection, locationSection, packageDetails } from './hotel/sections.ts';
import { seoSettings } from './hotel/seoSettings.ts';

/** The festival's hotel and its package. */
export function hotel(assets: AssetFields) {
  return defineType({
    name: 'hotel',
    title: 'Hotel',
    type: 'document',
    groups: [
      { name: 'hotel', title: 'Hotel', default: true },
      { name: 'package', title: 'Package' },
      { name: 'pictures', title: 'Pictures' },
      { name: 'location', title: 'Location' },
      { name: 'search', title: 'Search engines' },
    ],
    fields: [
      requiredText({ name: 'title', title: 'Name', group: 'hotel' }),
      textField({ name: 'subtitle', title: 'Subtitle', type: 'string', group: 'hotel' }),
      defineField({
        name: 'slug',
        title: 'Short name',
        type: 'slug',
        group: 'hotel',
        options: { source: 'title' },
        validation: (rule) => rule.required().custom(slug),
      }),
      statusField(kind.statuses, 'draft', 'Visitors see published hotels', 'hotel'),
      heroSection(assets),
      packageDetails,
      defineField({
        name: 'callToActions',
        title: 'Buttons',
        type: 'array',
        of: [callToAction],
        group: 'package',
      }),
      giftBoxGallery(assets),
      hotelGallery(assets),
      locationSection(assets),
      seoSettings(assets),
      eventField('hotel'),
      defineField({
        name: 'categories',
        title: 'Categories',
        type: 'array',
        of: [defineArrayMember({ type: 'string' })],
        hidden: true,
      }),
    ],
    orderings: [BY_TITLE, BY_STATUS],
    preview: {
      select: {
        title: 'title',
        status: 'status',
        city: 'heroSection.address.city',
        media: 'heroSection.heroImage',
      },
      prepare: ({ title, status, city, media }) => ({
        title,
        subtitle: subtitle(status !== 'published' && status, city),
        media: thumbnail(media),
      }),
    },
  });
}
