import * as z from 'zod/mini';
import { assetSchema, documentFields } from './document.ts';
import { filledText, lenient } from './lenient.ts';

/** A map of the venue: a picture, or a PDF whose first page is shown. */
export const mapEventSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  location: lenient(filledText),
  pdf: assetSchema,
});
export type MapEvent = z.output<typeof mapEventSchema>;
