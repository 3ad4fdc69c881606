import {
  PICTURE_HEIGHTS,
  PICTURE_RATIOS,
  PICTURE_WIDTHS,
  MAX_PICTURE_WIDTH,
} from '#lib/pictures/pictureSizes.ts';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The size in which a picture is drawn: the requested size if the site itself uses it, otherwise the next larger one.
 * Each size needs another drawing, so clients cannot choose freely.
 *
 * @param natural size of the original
 * @returns the sides that were requested
 */
export function drawnSize({ width, height }: Partial<Size>, natural: Size): Partial<Size> {
  if (width === undefined) return height === undefined ? {} : { height: next(height, PICTURE_HEIGHTS) };
  const drawn = next(width, [...PICTURE_WIDTHS, Math.min(natural.width, MAX_PICTURE_WIDTH)]);
  if (height === undefined) return { width: drawn };
  const ratio = nearest(width / height, [...PICTURE_RATIOS, natural.width / natural.height]);
  return { width: drawn, height: Math.max(1, Math.round(drawn / ratio)) };
}

/** The smallest step that is large enough; otherwise the largest step. */
function next(requested: number, steps: readonly number[]): number {
  return Math.min(...steps.filter((step) => step >= requested), Math.max(...steps));
}

function nearest(requested: number, ratios: readonly number[]): number {
  const distance = (ratio: number) => Math.abs(Math.log(ratio / requested));
  return ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}
