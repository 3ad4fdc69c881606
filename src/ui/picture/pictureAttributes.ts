import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';

/** A neutral picture. */
export const PLACEHOLDER = '/placeholder.svg';

export interface PictureSource {
  /** URL of the original; undefined shows a neutral picture. */
  src: string | undefined;
  /** Available widths in pixels, narrowest first. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  /** Aspect ratio (width / height), to which the picture is cropped. */
  ratio: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is visible without scrolling. */
  eager?: boolean;
}

/** The attributes of an `img` that load a picture in the size that its box needs. */
export function pictureAttributes({ src = PLACEHOLDER, widths, ratio, sizes, eager = false }: PictureSource) {
  const [width] = widths;
  return {
    src: pictureAddress(src, { width, height: width / ratio }),
    srcSet: pictureSet(src, widths, ratio),
    sizes,
    width,
    height: Math.round(width / ratio),
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
  } as const;
}
