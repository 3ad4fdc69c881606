import type { PictureSize, PictureWidth } from './pictureSizes.ts';

/**
 * The widths of the pictures that an export has as files. Few, because each is a file; between them a page names the
 * next larger one. Pixels.
 */
const WIDTHS: readonly PictureWidth[] = [320, 600, 1200, 1920, 2400];
/** The width of the largest file, and the aspect ratio of all. */
const ORIGINAL = /^(\/pictures\/)(\d+),([\d.]+)/;

/** The widths in which an export has a picture: but for the first none is larger than the original. */
export function fileWidths(natural: number): readonly number[] {
  return WIDTHS.filter((width) => width === WIDTHS[0] || width <= natural);
}

/** The address of a picture of an export without a size, from its path and the size of the original. */
export function pictureOriginal(path: string, width: number, height: number): string {
  return `/pictures/${Math.max(...fileWidths(width))},${Number((width / height).toPrecision(4))}${path}`;
}

/**
 * The file of an export that has a picture at least in a size, or else its largest; other URLs as they are. Files keep
 * the proportions of the original: what is cropped on a page is cropped by its styles.
 */
export function pictureFile(original: string, { width = 0, height = 0 }: PictureSize): string {
  return original.replace(ORIGINAL, (_, path: string, largest: string, ratio: string) => {
    const least = Math.min(Number(largest), Math.max(width, height * Number(ratio)));
    return path + WIDTHS.find((one) => one >= least);
  });
}
