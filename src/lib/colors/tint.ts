import type { Asset } from '../schema/document.ts';
import { type Named, isShownCategory } from '../filtering/filterKey.ts';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
interface Rgba {
  r: number;
  g: number;
  b: number;
  a?: number | undefined;
}

/**
 * The colour of an item: that of its first category with a colour, except `marketplace`, otherwise the dominant colour
 * of its picture.
 *
 * @returns a CSS colour; undefined if neither is known.
 */
export function tintOf(
  categories: readonly (Named & { color?: { rgb: Rgba } | undefined })[],
  picture?: Pick<Asset, 'tint'>,
): string | undefined {
  const rgb = categories.find((one) => one.color && isShownCategory(one))?.color?.rgb;
  if (!rgb) return picture?.tint;
  const channels = [rgb.r, rgb.g, rgb.b].map((value) => Math.round(clamp(value, 255)));
  return `rgba(${channels.join(',')},${clamp(rgb.a ?? 1, 1)})`;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
