import type { PictureSize, PictureWidth } from './pictureSizes.ts';
import { sanityPicture } from './sanityPicture.ts';

/** Signed URLs are excluded: they are valid for the signed transformation only. */
const UPLOAD = /^(.*?\/(?:image|video)\/upload\/)(?!s--)(.+)$/;

/**
 * The URL of a hosted picture at a size, in the best format and quality for the browser (transformations of Cloudinary
 * or Sanity). URLs of other hosts stay unchanged.
 */
export function pictureAddress(original: string, { width, height }: PictureSize): string {
  const parts = UPLOAD.exec(original);
  if (!parts) return sanityPicture(original, { width, height }) ?? original;
  const [, base, asset] = parts;
  const size = [width && `w_${Math.round(width)}`, height && `h_${Math.round(height)}`].filter(Boolean);
  return `${base}${['c_fill', ...size, 'f_auto', 'q_auto'].join(',')}/${asset}`;
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
