import * as z from 'zod/mini';
import { socialLinks } from '../social-links/socialLinks.ts';
import { lenient } from './lenient.ts';

/** Fields of every document; only `_id` is required. */
export const documentFields = {
  _id: z.string().check(z.minLength(1)),
  _type: lenient(z.string()),
  _createdAt: lenient(z.string()),
  _updatedAt: lenient(z.string()),
  _rev: lenient(z.string()),
};

/** `alias` and `slug` fields, stored as `{current}`. A lone surrogate is invalid: it does not survive URL encoding. */
export const slugSchema = z.object({
  current: z.string().check(
    z.minLength(1),
    z.refine((slug) => slug.isWellFormed()),
  ),
});

/**
 * A hosted image or video. `resolveContent` creates it from a Sanity asset. `width` and `height` are the original's
 * pixels.
 */
export const assetSchema = z.object({
  public_id: lenient(z.string()),
  secure_url: lenient(z.string()),
  url: lenient(z.string()),
  resource_type: lenient(z.string()),
  width: lenient(z.number()),
  height: lenient(z.number()),
  context: lenient(
    z.object({ custom: lenient(z.object({ alt: lenient(z.string()), caption: lenient(z.string()) })) }),
  ),
  /** A tiny picture, shown while the picture loads. */
  placeholder: lenient(z.string().check(z.regex(/^data:image\/(?:jpeg|png|webp);base64,[\w+/]+=*$/))),
  /** Its dominant colour. */
  tint: lenient(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
});
export type Asset = z.output<typeof assetSchema>;

/** `social_links` and `socialHandles`, parsed into links to accounts. */
export const socialLinksSchema = z.pipe(z.catch(z.looseObject({}), {}), z.transform(socialLinks));
