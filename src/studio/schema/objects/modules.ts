import { defineField, defineType } from '@sanity/types';
import type { AssetFields } from '../fields/assets.ts';
import { requiredText } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { callToAction } from './callToAction.ts';

/** A picture, or with Cloudinary a film, with sources for several window sizes. */
export function mediaModule({ store, picture }: AssetFields) {
  return defineType({
    name: 'mediaModule',
    title: store === 'sanity' ? 'Picture' : 'Picture or film',
    type: 'object',
    fields: [
      defineField({
        name: 'media',
        title: 'Sources',
        type: 'object',
        validation: (rule) => rule.required(),
        fields: [
          defineField({
            name: 'mediaType',
            title: 'Kind',
            type: 'string',
            // A Sanity image is never a film; there is a film module for films.
            options: { list: store === 'sanity' ? ['image'] : ['image', 'video'], layout: 'radio' },
            initialValue: 'image',
            hidden: store === 'sanity',
          }),
          picture({
            name: 'desktop',
            title: 'For large windows',
            description: 'Also the fallback of the others',
          }),
          picture({ name: 'tablet', title: 'For tablets' }),
          picture({ name: 'mobile', title: 'For phones' }),
          textField({
            name: 'altText',
            title: 'Alternative text',
            description: 'What the picture shows, for people who cannot see it',
            type: 'string',
          }),
          textField({ name: 'caption', title: 'Caption', type: 'string' }),
          defineField({
            name: 'videoOptions',
            title: 'Film',
            type: 'object',
            hidden: ({ parent }) => parent?.mediaType !== 'video',
            fields: [picture({ name: 'poster', title: 'Poster', description: 'Shown until the film plays' })],
          }),
        ],
      }),
    ],
    preview: {
      select: { title: 'media.altText', subtitle: 'media.mediaType', media: 'media.desktop' },
    },
  });
}

/** A headline with text and buttons. */
export const textModule = defineType({
  name: 'textModule',
  title: 'Text',
  type: 'object',
  fields: [
    textField({ name: 'headline', title: 'Headline', type: 'string' }),
    defineField({
      name: 'headlineStyle',
      title: 'Size of the headline',
      type: 'string',
      options: { list: ['display', 'h1', 'h2', 'h3'] },
    }),
    textField({ name: 'content', title: 'Text', type: 'richText' }),
    defineField({
      name: 'textStyle',
      title: 'Size of the text',
      type: 'string',
      options: { list: ['lead', 'body', 'small'] },
    }),
    defineField({ name: 'callsToAction', title: 'Buttons', type: 'array', of: [callToAction] }),
    defineField({ name: 'layout', title: 'Layout', type: 'string', hidden: true }),
    defineField({ name: 'animation', title: 'Animation', type: 'string', hidden: true }),
  ],
  preview: { select: { title: 'headline' }, prepare: ({ title }) => ({ title: title ?? 'Text' }) },
});

/** The first cards of a saved view. */
export const savedViewModule = defineType({
  name: 'savedViewModule',
  title: 'Saved view',
  type: 'object',
  fields: [
    defineField({
      name: 'view',
      title: 'View',
      description: 'Its first eight cards are shown, with a link to the rest',
      type: 'reference',
      to: [{ type: 'savedView' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      options: { list: ['grid', 'row'], layout: 'radio', direction: 'horizontal' },
      initialValue: 'grid',
    }),
  ],
  preview: { select: { title: 'view.title', subtitle: 'layout' } },
});

/** A film by its address. */
export const videoModule = defineType({
  name: 'videoModule',
  title: 'Film',
  type: 'object',
  fields: [
    requiredText({ name: 'url', title: 'Address of the film', description: 'An mp4 or webm file' }),
    defineField({
      name: 'posterUrl',
      title: 'Address of the poster',
      description: 'The picture that is shown until the film plays',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'url' } },
});
