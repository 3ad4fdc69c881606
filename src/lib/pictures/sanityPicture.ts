import { cropRect } from './cropRect.ts';
import type { PictureSize } from './pictureSizes.ts';
import { side } from './side.ts';

/** The URL of an image as `resolveContent` writes it, with the crop (left, top, width, height) and the focus in pixels. */
const IMAGE = /^(.+)\?rect=([\d,]+)#(\d+),(\d+)$/;

/**
 * The URL of a Sanity image at a size, in the best format for the browser.
 *
 * @returns undefined for other URLs
 */
export function sanityPicture(original: string, { width, height }: PictureSize): string | undefined {
  const [, file, crop, x, y] = IMAGE.exec(original) ?? [];
  if (!crop) return undefined;
  const rect = cropRect(
    crop.split(',').map(Number),
    [Number(x), Number(y)],
    width && height && width / height,
  );
  return `${file}?rect=${rect.join()}&fit=crop&auto=format${side('&w=', width)}${side('&h=', height)}`;
}
