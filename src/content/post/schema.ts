import * as z from 'zod/mini';
import { PRIORITIES } from './priority.ts';
import { innerCategorySchema } from '../category/schema.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

const sharedFields = {
  ...documentFields,
  headline: filledText,
  alias: lenient(slugSchema),
  priority: z.catch(z.enum(PRIORITIES), 'normal'),
  pinned: z.catch(z.boolean(), false),
  categories: lenientList(innerCategorySchema),
  /** A short text beside the category. */
  label: lenient(filledText),
  tags: lenientList(filledText),
  /** The post's own picture and its fallbacks, best first. */
  pictures: lenientList(assetSchema),
};

/** A post in the list. */
export const feedPostSummarySchema = z.object({
  ...sharedFields,
  /** The beginning of its text, without formatting. */
  opening: lenient(z.string()),
});
export type FeedPostSummary = z.output<typeof feedPostSummarySchema>;

/** A post with all fields of its dialog. */
export const feedPostSchema = z.object({
  ...sharedFields,
  content: portableTextSchema,
  mediaCaption: lenient(filledText),
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
});
export type FeedPost = z.output<typeof feedPostSchema>;
