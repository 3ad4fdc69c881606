import * as z from 'zod/mini';
import { assetSchema, documentFields } from '#lib/schema/document.ts';
import { filledText, lenient } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** A page that consists of a single text, such as the terms. */
export const staticPageSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  content: portableTextSchema,
  media: lenient(assetSchema),
  mediaCaption: lenient(filledText),
  /** Fallback for `media`. */
  alternativeMedia: lenient(assetSchema),
  alternativeMediaCaption: lenient(filledText),
});
export type StaticPage = z.output<typeof staticPageSchema>;
