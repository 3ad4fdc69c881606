import { defineField, defineType } from '@sanity/types';
import { PRIORITIES } from '../../../content/post/priority.ts';
import { post } from '../../../content/post/index.ts';
import type { AssetFields } from '../fields/assets.ts';
import {
  aliasField,
  buttonFields,
  captionField,
  categoriesField,
  eventField,
  flagOfApp,
  statusField,
} from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_STATUS, NEWEST_FIRST } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';

/** Documents whose picture replaces a missing one, best first. */
const PICTURE_SOURCES = [
  { name: 'artist', title: 'Artist', type: 'artist' },
  { name: 'brand', title: 'Brand', type: 'brand' },
  { name: 'marketplace', title: 'Place', type: 'place' },
  { name: 'lineup', title: 'Performer', type: 'performer' },
].map(({ type, ...field }) =>
  defineField({ ...field, type: 'reference', to: [{ type }], group: 'card', fieldset: 'pictureSources' }),
);

/** A post of the news. */
export function feedItem({ picture }: AssetFields) {
  return defineType({
    name: 'feedItem',
    title: 'Post',
    type: 'document',
    groups: [
      { name: 'card', title: 'Card', default: true },
      { name: 'text', title: 'Text' },
    ],
    fieldsets: [
      {
        name: 'pictureSources',
        title: 'Picture of another document',
        description: 'Shown where the post has no picture of its own; the first one with a picture counts',
        options: { collapsible: true, collapsed: true, columns: 2 },
      },
    ],
    fields: [
      textField({ name: 'headline', title: 'Headline', type: 'string', isRequired: true, group: 'card' }),
      aliasField(post.address, 'headline', 'card'),
      statusField(post.statuses, 'draft', 'The news shows published posts', 'card'),
      defineField({
        name: 'priority',
        title: 'Priority',
        description: 'More urgent posts come first',
        type: 'string',
        group: 'card',
        options: { list: [...PRIORITIES], layout: 'radio', direction: 'horizontal' },
        initialValue: 'normal',
      }),
      defineField({
        name: 'pinned',
        title: 'Pinned',
        description: 'Stays above all other posts',
        type: 'boolean',
        group: 'card',
        initialValue: false,
      }),
      categoriesField(['feed'], 'card'),
      textField({
        name: 'label',
        title: 'Label',
        description: 'A few words beside the category',
        type: 'string',
        group: 'card',
      }),
      textField({ name: 'tags', title: 'Tags', type: 'tags', group: 'card' }),
      picture({ name: 'media', title: 'Picture', group: 'card' }),
      ...PICTURE_SOURCES,
      captionField('text'),
      textField({ name: 'content', title: 'Text', type: 'richText', group: 'text' }),
      ...buttonFields('text'),
      eventField('card'),
      flagOfApp('appVisibility'),
    ],
    orderings: [NEWEST_FIRST, BY_STATUS],
    preview: {
      select: {
        title: 'headline',
        status: 'status',
        priority: 'priority',
        pinned: 'pinned',
        category: 'categories.0.name',
        media: 'media',
      },
      prepare: ({ title, status, priority, pinned, category, media }) => ({
        title,
        subtitle: subtitle(
          status !== 'published' && status,
          pinned && 'pinned',
          priority !== 'normal' && priority,
          category,
        ),
        media: thumbnail(media),
      }),
    },
  });
}
