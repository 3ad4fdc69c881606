import * as z from 'zod/mini';
import { assetSchema, slugSchema, socialLinksSchema } from '#lib/schema/document.ts';
import { filledText, lenient } from '#lib/schema/lenient.ts';
import { placeBoothsSchema } from '../map/placeBooths.ts';
import { placeSummaryFields } from './summarySchema.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** A place's brand: its picture is the fallback for the place's own. */
const brandReferenceSchema = z.object({
  name: lenient(z.string()),
  media: lenient(assetSchema),
  websiteUrl: lenient(z.string()),
});

/** A vendor, brand or artist that sells at the festival, with all fields of its dialog. */
export const placeSchema = z.object({
  ...placeSummaryFields,
  description: portableTextSchema,
  mediaCaption: lenient(filledText),
  websiteUrl: lenient(z.string()),
  social_links: socialLinksSchema,
  brand: lenient(z.object({ name: lenient(z.string()), alias: lenient(slugSchema) })),
  brandReference: lenient(brandReferenceSchema),
  /** The place's booths on each map. */
  booths: placeBoothsSchema,
});
export type Place = z.output<typeof placeSchema>;
