import { assetAddress } from '#lib/media/asset.ts';
import { resolveAssets } from '#lib/media/resolveAssets.ts';
import { assetSchema } from '#lib/model/document.ts';
import type { Rect } from '#lib/pictures/cropRect.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { PICTURE_RATIOS } from '#lib/pictures/pictureSizes.ts';
import type { StoredDocument } from '../dataset/storedDocument.ts';

/** The sections of each image that the site shows, by the `_id` of the asset. */
export type ImageCrops = ReadonlyMap<string, readonly Rect[]>;

const EMBEDDED = { projectId: undefined, dataset: '' };

/** Lists the sections that the site requests of every image: those of its crops and hotspots in each aspect ratio. */
export function indexImageCrops(documents: readonly StoredDocument[]): ImageCrops {
  const crops = new Map<string, Rect[]>();
  const pending: unknown[] = [...documents];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    pending.push(...Object.values(value).filter((child) => typeof child === 'object' && child !== null));
    const id = (value as { asset?: { _ref?: unknown } | null }).asset?._ref;
    if (typeof id === 'string' && id.startsWith('image-'))
      crops.set(id, [...(crops.get(id) ?? []), ...cropsOf(value)]);
  }
  return crops;
}

function cropsOf(image: object): Rect[] {
  const original = assetAddress(assetSchema.parse(resolveAssets(image, EMBEDDED)));
  if (original === undefined) return [];
  const sizes = [{ width: 1 }, ...PICTURE_RATIOS.map((ratio) => ({ width: ratio, height: 1 }))];
  return sizes.flatMap((size) => {
    const rect = /[?&]rect=([\d,]+)/.exec(pictureAddress(original, size))?.[1];
    return rect === undefined ? [] : [rect.split(',').map(Number) as unknown as Rect];
  });
}

/** The section nearest to a requested one. Every further section costs another drawing, so clients cannot choose freely. */
export function nearestCrop(requested: Rect, known: readonly [Rect, ...Rect[]]): Rect {
  const distance = (rect: Rect) =>
    rect.reduce((sum, side, index) => sum + Math.abs(side - (requested[index] ?? 0)), 0);
  return known.reduce((best, rect) => (distance(rect) < distance(best) ? rect : best));
}
