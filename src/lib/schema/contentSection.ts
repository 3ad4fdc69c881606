import * as z from 'zod/mini';
import { callToActionSchema } from './callToAction.ts';
import { assetSchema } from './document.ts';
import { filledText, lenient, lenientList } from './lenient.ts';
import { portableTextSchema } from './portableText.ts';

const key = lenient(z.string());

/** A picture or a video, with sources for several window sizes. */
const mediaModuleSchema = z.object({
  _type: z.literal('mediaModule'),
  _key: key,
  media: z.object({
    mediaType: lenient(z.string()),
    mobile: lenient(assetSchema),
    tablet: lenient(assetSchema),
    desktop: lenient(assetSchema),
    altText: lenient(z.string()),
    caption: lenient(filledText),
    videoOptions: lenient(z.object({ poster: lenient(assetSchema) })),
  }),
});
export type MediaModule = z.output<typeof mediaModuleSchema>;

const textModuleSchema = z.object({
  _type: z.literal('textModule'),
  _key: key,
  headline: lenient(filledText),
  headlineStyle: lenient(z.enum(['display', 'h1', 'h2', 'h3'])),
  textStyle: lenient(z.enum(['lead', 'small'])),
  content: portableTextSchema,
  callsToAction: lenientList(callToActionSchema),
});
export type TextModule = z.output<typeof textModuleSchema>;

const videoModuleSchema = z.object({
  _type: z.literal('videoModule'),
  _key: key,
  url: filledText,
  posterUrl: lenient(filledText),
});

const savedViewModuleSchema = z.object({
  _type: z.literal('savedViewModule'),
  _key: key,
  view: z.object({ _ref: filledText }),
  layout: lenient(z.enum(['grid', 'row'])),
});
export type SavedViewModule = z.output<typeof savedViewModuleSchema>;

export const contentSectionSchema = z.object({
  _key: key,
  sectionId: filledText,
  modules: lenientList(
    z.union([mediaModuleSchema, textModuleSchema, videoModuleSchema, savedViewModuleSchema]),
  ),
});
export type ContentSection = z.output<typeof contentSectionSchema>;
export type ContentModule = ContentSection['modules'][number];
