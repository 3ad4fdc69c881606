import * as z from 'zod/mini';
import { viewAddress } from './viewAddress.ts';
import { innerCategorySchema } from '../category/schema.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** An item of a view, whatever its type. */
const viewItemSchema = z.object({
  _id: documentFields._id,
  _type: z.string(),
  name: filledText,
  alias: lenient(slugSchema),
  /** Its picture and what stands in for it, best first. */
  pictures: lenientList(assetSchema),
  categories: lenientList(innerCategorySchema),
  locationName: lenient(filledText),
  startsAt: lenient(z.string()),
});
export type ViewItem = z.output<typeof viewItemSchema>;

/** The address of a filtered list; undefined where the stored one is of something else. */
const addressSchema = lenient(z.pipe(z.string(), z.transform(viewAddress)));

/** A list that an editor has put together: a filtered list of the site, or items in an order of their own. */
export const savedViewSchema = z.object({
  ...documentFields,
  title: filledText,
  alias: lenient(slugSchema),
  text: portableTextSchema,
  media: lenient(assetSchema),
  address: addressSchema,
  /** Where there are any, they are shown and not the address. */
  items: lenientList(viewItemSchema),
});
export type SavedView = z.output<typeof savedViewSchema>;
