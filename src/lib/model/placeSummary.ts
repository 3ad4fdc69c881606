import * as z from 'zod/mini';
import { innerCategorySchema } from './category';
import { assetSchema, documentFields, slugSchema } from './document';
import { filledText, lenient, lenientList } from './lenient';

export const placeSummaryFields = {
  ...documentFields,
  name: filledText,
  alias: lenient(slugSchema),
  locationName: lenient(filledText),
  categories: lenientList(innerCategorySchema),
  image: lenient(assetSchema),
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
};

/** A place as the list shows it. */
export const placeSummarySchema = z.object(placeSummaryFields);
export type PlaceSummary = z.output<typeof placeSummarySchema>;
