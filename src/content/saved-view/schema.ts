import * as z from 'zod/mini';
import { viewAddress } from './viewAddress.ts';
import { innerCategorySchema } from '../category/schema.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** An item of a view, of any type. */
const viewItemSchema = z.object({
  _id: documentFields._id,
  _type: z.string(),
  name: filledText,
  alias: lenient(slugSchema),
  /** Its picture and the picture's fallbacks, best first. */
  pictures: lenientList(assetSchema),
  categories: lenientList(innerCategorySchema),
  locationName: lenient(filledText),
  startsAt: lenient(z.string()),
});
export type ViewItem = z.output<typeof viewItemSchema>;

/** The address of a filtered list; undefined if the stored address is not one. */
const addressSchema = lenient(z.pipe(z.string(), z.transform(viewAddress)));

/** A list that an editor has compiled: a filtered list of the site, or chosen items in a chosen order. */
export const savedViewSchema = z.object({
  ...documentFields,
  title: filledText,
  alias: lenient(slugSchema),
  text: portableTextSchema,
  media: lenient(assetSchema),
  address: addressSchema,
  /** If there are items, they are shown instead of the address. */
  items: lenientList(viewItemSchema),
});
export type SavedView = z.output<typeof savedViewSchema>;
