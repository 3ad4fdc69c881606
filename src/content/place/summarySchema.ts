import * as z from 'zod/mini';
import { innerCategorySchema } from '../category/schema.ts';
import { chosenFacetsSchema } from '../facet/chosenSchema.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

export const placeSummaryFields = {
  ...documentFields,
  name: filledText,
  alias: lenient(slugSchema),
  locationName: lenient(filledText),
  categories: lenientList(innerCategorySchema),
  image: lenient(assetSchema),
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
  facets: chosenFacetsSchema,
};

/** A place in the list. */
export const placeSummarySchema = z.object(placeSummaryFields);
export type PlaceSummary = z.output<typeof placeSummarySchema>;
