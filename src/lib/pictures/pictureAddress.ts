import type { PictureWidth } from './pictureSizes.ts';

/** Pixels; give one or both. With both the picture is cropped to fill them. */
export interface PictureSize {
  width?: number;
  height?: number;
}

/** An address with a signature is good for what was signed only. */
const UPLOAD = /^(.*?\/(?:image|video)\/upload\/)(?!s--)(.+)$/;

/**
 * The address of a hosted picture at a size, in the format and quality that suit the browser
 * (Cloudinary's URL transformations). Addresses of other hosts come back as they are.
 */
export function pictureAddress(original: string, { width, height }: PictureSize): string {
  const parts = UPLOAD.exec(original);
  if (!parts) return original;
  const [, base, asset] = parts;
  const size = [width && `w_${Math.round(width)}`, height && `h_${Math.round(height)}`].filter(Boolean);
  return `${base}${['c_fill', ...size, 'f_auto', 'q_auto'].join(',')}/${asset}`;
}

/** A `srcset` over several widths of one aspect ratio (width divided by height). */
export function pictureSet(
  original: string,
  widths: readonly PictureWidth[],
  ratio: number,
): string | undefined {
  if (!UPLOAD.test(original)) return undefined;
  return widths
    .map((width) => `${pictureAddress(original, { width, height: width / ratio })} ${width}w`)
    .join(', ');
}
