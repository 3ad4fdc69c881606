import * as z from 'zod/mini';
import { documentFields } from '#lib/schema/document.ts';
import { filledText, lenient } from '#lib/schema/lenient.ts';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
const colorSchema = z.object({
  rgb: z.object({ r: z.number(), g: z.number(), b: z.number(), a: lenient(z.number()) }),
});

export const categorySchema = z.object({
  ...documentFields,
  name: filledText,
  /** Its name in the festival's first language; only in a festival with several. */
  key: lenient(filledText),
  type: lenient(z.string()),
  color: lenient(colorSchema),
});
export type Category = z.output<typeof categorySchema>;

/** A category that is embedded in another document. It may have no `_id`; its name identifies it. */
export const innerCategorySchema = z.object({ ...categorySchema.shape, _id: lenient(z.string()) });
