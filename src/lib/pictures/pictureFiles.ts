import type { PictureSize, PictureWidth } from './pictureSizes.ts';

/**
 * The widths of the picture files in an export. There are few, because each is a file. For a width in between, a page
 * names the next larger file. Pixels.
 */
const WIDTHS: readonly PictureWidth[] = [360, 600, 1200, 1920, 2400];
/** The width of the largest file, and the aspect ratio of all files. */
const ORIGINAL = /^(\/pictures\/)(\d+),([\d.]+)/;

/** The widths of a picture's files in an export. None is larger than the original, except the first. */
export function fileWidths(natural: number): readonly number[] {
  return WIDTHS.filter((width) => width === WIDTHS[0] || width <= natural);
}

/** The address of a picture in an export without a size, from its path and the size of the original. */
export function pictureOriginal(path: string, width: number, height: number): string {
  return `/pictures/${Math.max(...fileWidths(width))},${Number((width / height).toPrecision(4))}${path}`;
}

/**
 * The picture file of an export for a size: the smallest that is large enough, otherwise the largest; other URLs stay
 * as they are. Files keep the proportions of the original, and the page's styles crop them.
 */
export function pictureFile(original: string, { width = 0, height = 0 }: PictureSize): string {
  return original.replace(ORIGINAL, (_, path: string, largest: string, ratio: string) => {
    const least = Math.min(Number(largest), Math.max(width, height * Number(ratio)));
    return path + WIDTHS.find((one) => one >= least);
  });
}
