import * as z from 'zod/mini';
import { categorySchema } from './category';
import { assetSchema, documentFields, slugSchema } from './document';
import { filledText, lenient, lenientList } from './lenient';
import { portableTextSchema } from './portableText';

/** The brand whose picture stands in for a place's own. */
const brandReferenceSchema = z.object({
  name: lenient(z.string()),
  media: lenient(assetSchema),
  websiteUrl: lenient(z.string()),
});

const summaryFields = {
  ...documentFields,
  name: filledText,
  alias: lenient(slugSchema),
  locationName: lenient(filledText),
  categories: lenientList(categorySchema),
  image: lenient(assetSchema),
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
};

/** A place as the list shows it. */
export const placeSummarySchema = z.object(summaryFields);
export type PlaceSummary = z.output<typeof placeSummarySchema>;

/** A vendor, brand or artist that sells at the event, with all that its dialog shows. */
export const placeSchema = z.object({
  ...summaryFields,
  description: portableTextSchema,
  mediaCaption: lenient(z.string()),
  websiteUrl: lenient(z.string()),
  social_links: lenient(z.record(z.string(), z.unknown())),
  brand: lenient(z.object({ name: lenient(z.string()), alias: lenient(slugSchema) })),
  brandReference: lenient(brandReferenceSchema),
});
export type Place = z.output<typeof placeSchema>;
