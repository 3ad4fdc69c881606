import * as z from 'zod/mini';
import { viewAddress } from './viewAddress.ts';
import { innerCategorySchema } from '../category/schema.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** The types of documents that a view can list. */
export const VIEW_ITEM_TYPES = ['place', 'performer', 'scheduleEvent', 'feedItem'] as const;
export type ViewItemType = (typeof VIEW_ITEM_TYPES)[number];

/** Of a view's items the first ones are shown: all are in the page, with a picture each. */
export const MOST_VIEW_ITEMS = 200;

/** An item of a view, whatever its type. */
const viewItemSchema = z.object({
  _id: documentFields._id,
  _type: z.enum(VIEW_ITEM_TYPES),
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

/** A view as lists link to it. */
export const savedViewLinkSchema = z.object({
  _id: documentFields._id,
  title: filledText,
  alias: slugSchema,
  address: addressSchema,
  /** The types of its items. */
  types: lenientList(z.enum(VIEW_ITEM_TYPES)),
});
export type SavedViewLink = z.output<typeof savedViewLinkSchema>;
