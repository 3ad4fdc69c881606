import * as z from 'zod/mini';
import { innerCategorySchema } from '../category/schema.ts';
import { chosenFacetsSchema } from '../facet/chosenSchema.ts';
import { assetSchema, documentFields, slugSchema, socialLinksSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';
import { performerSessionSchema } from '../event/schema.ts';

const linkFields = {
  websiteUrl: lenient(z.string()),
  socialHandles: socialLinksSchema,
};

/** The artist behind a performer: the fallback for fields that the performer lacks. */
const artistReferenceSchema = z.object({
  ...linkFields,
  bio: portableTextSchema,
  image: lenient(assetSchema),
});

/** A product: a name, an object with a name, or a reference that is resolved in `featuredPlaces`. */
const productSchema = z.union([
  filledText,
  z.object({ title: lenient(filledText), name: lenient(filledText), url: lenient(filledText) }),
]);

/** The target of a product reference. `alias` is set for a place that has a page. */
const featuredPlaceSchema = z.object({ name: filledText, alias: lenient(slugSchema) });

const summaryFields = {
  ...documentFields,
  /** The performer's own name, otherwise the artist's. */
  name: filledText,
  alias: lenient(slugSchema),
  status: lenient(z.string()),
  categories: lenientList(innerCategorySchema),
  media: lenient(assetSchema),
  facets: chosenFacetsSchema,
};

/** A performer in the list; `media` may be the artist's. */
export const performerSummarySchema = z.object(summaryFields);
export type PerformerSummary = z.output<typeof performerSummarySchema>;

/** A performer with all fields of its dialog. */
export const performerSchema = z.object({
  ...summaryFields,
  ...linkFields,
  description: portableTextSchema,
  mediaCaption: lenient(filledText),
  artistReference: lenient(artistReferenceSchema),
  sessions: lenientList(performerSessionSchema),
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
  featuredProducts: lenient(z.array(lenient(productSchema))),
  /** One entry for each featured product, null if the product is not a reference. */
  featuredPlaces: lenient(z.array(lenient(featuredPlaceSchema))),
});
export type Performer = z.output<typeof performerSchema>;
