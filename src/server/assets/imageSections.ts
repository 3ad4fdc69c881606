import { assetAddress } from '#lib/media/asset.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { assetSchema } from '#lib/schema/document.ts';
import type { Rect } from '#lib/pictures/cropRect.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { PICTURE_RATIOS } from '#lib/pictures/pictureSizes.ts';
import { EMBEDDED } from './assetTypes.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The different crops and hotspots of an image in all documents, by the `_id` of the asset. */
export type ImageUses = ReadonlyMap<string, ReadonlyMap<string, Fields>>;

export function indexImageUses(documents: readonly StoredDocument[]): ImageUses {
  const index = new Map<string, Map<string, Fields>>();
  const pending: Fields[] = [...documents];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    for (const child of Object.values(value)) if (isFields(child)) pending.push(child);
    const { asset, crop, hotspot } = value;
    const id = isFields(asset) ? asset._ref : undefined;
    if (typeof id !== 'string' || !id.startsWith('image-')) continue;
    const uses = index.get(id) ?? new Map<string, Fields>();
    index.set(id, uses.set(JSON.stringify([crop, hotspot]), { asset: { _ref: id }, crop, hotspot }));
  }
  return index;
}

/** The sections of an image that the site requests: those of its crops and hotspots in each aspect ratio. */
export function sectionsOf(uses: ImageUses, id: string): readonly Rect[] {
  const images = uses.get(id);
  return images ? computeSections(images) : [];
}

/** For an image that many documents show with different hotspots it takes a second. */
const computeSections = oncePerObject((images: ReadonlyMap<string, Fields>): readonly Rect[] => {
  const sizes = [{ width: 1 }, ...PICTURE_RATIOS.map((ratio) => ({ width: ratio, height: 1 }))];
  const texts = [...images.values()].flatMap((image) => {
    const original = assetAddress(assetSchema.parse(resolveContent(image, EMBEDDED))) ?? '';
    return sizes.map((size) => /[?&]rect=([\d,]+)/.exec(pictureAddress(original, size))?.[1] ?? '');
  });
  return [...new Set(texts)].flatMap((text) =>
    text === '' ? [] : [text.split(',').map(Number) as unknown as Rect],
  );
});

/**
 * The section that is closest to the requested one. Each section needs another drawing, so clients cannot choose
 * freely.
 */
export function nearestSection(requested: Rect, known: readonly [Rect, ...Rect[]]): Rect {
  const distance = (rect: Rect) =>
    rect.reduce((sum, side, index) => sum + Math.abs(side - (requested[index] ?? 0)), 0);
  return known.reduce((best, rect) => (distance(rect) < distance(best) ? rect : best));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
