import { pictureFile } from './pictureFiles.ts';
import type { PictureSize, PictureWidth } from './pictureSizes.ts';
import { side } from './side.ts';
import { sanityPicture } from './sanityPicture.ts';

/** Signed URLs are excluded: they are valid for the signed transformation only. */
const UPLOAD = /^(.*?\/(?:image|video)\/upload\/)(?!s--)(.+)$/;

/**
 * The URL of a hosted picture at a size, in the best format and quality for the browser (transformations of Cloudinary
 * or Sanity), or its file in an export. URLs of other hosts stay unchanged.
 */
export function pictureAddress(original: string, size: PictureSize): string {
  const parts = UPLOAD.exec(original);
  if (!parts) return sanityPicture(original, size) ?? pictureFile(original, size);
  const [, base, asset] = parts;
  return `${base}c_fill${side(',w_', size.width)}${side(',h_', size.height)},f_auto,q_auto/${asset}`;
}

/** A `srcset` of several widths with one aspect ratio (width / height). */
export function pictureSet(
  original: string,
  widths: readonly PictureWidth[],
  ratio: number,
): string | undefined {
  if (pictureAddress(original, {}) === original) return undefined;
  return widths
    .map((width) => `${pictureAddress(original, { width, height: width / ratio })} ${width}w`)
    .join(', ');
}
