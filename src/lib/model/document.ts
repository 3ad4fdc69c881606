import * as z from 'zod/mini';
import { lenient } from './lenient';

/** What every content entity carries; only `_id` is needed to show it. */
export const documentFields = {
  _id: z.string().check(z.minLength(1)),
  _type: lenient(z.string()),
  _createdAt: lenient(z.string()),
  _updatedAt: lenient(z.string()),
  _rev: lenient(z.string()),
};

/** `alias` and `slug` fields, stored as `{current}`. */
export const slugSchema = z.object({ current: z.string().check(z.minLength(1)) });

/** A hosted image or video. `width` and `height` are the original's pixels. */
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
});
export type Asset = z.output<typeof assetSchema>;

/** The address of an asset's original, https first. */
export function assetAddress(asset: Asset | undefined): string | undefined {
  return asset?.secure_url ?? asset?.url;
}

/** Width divided by height of an asset's original; undefined where it brings no sensible size. */
export function assetRatio({ width, height }: Asset): number | undefined {
  if (width === undefined || height === undefined || width <= 0 || height <= 0) return undefined;
  return Math.min(Math.max(width / height, 1 / 20), 20);
}

export function isVideo(asset: Asset): boolean {
  if (asset.resource_type !== undefined) return asset.resource_type === 'video';
  return assetAddress(asset)?.includes('/video/upload/') ?? false;
}
