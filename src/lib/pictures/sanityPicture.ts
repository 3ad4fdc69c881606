import { type Rect, cropRect } from './cropRect.ts';
import type { PictureSize } from './pictureAddress.ts';

/** The URL of an image on Sanity's CDN or the embedded one: `/images/{project}/{dataset}/{id}-{width}x{height}.{ext}`. */
const IMAGE = /^([^?]*\/images\/[\w-]+\/[\w-]+\/[\w-]+-(\d+)x(\d+)\.\w+)(?:\?(.*))?$/;

/**
 * The URL of a Sanity image at a size, in the best format for the browser. The original's URL carries the crop (`rect`)
 * and the focus (`fp-x`, `fp-y`) that an editor has chosen.
 *
 * @returns undefined for other URLs
 */
export function sanityPicture(original: string, { width, height }: PictureSize): string | undefined {
  const [, file, w, h, query] = IMAGE.exec(original) ?? [];
  if (file === undefined) return undefined;
  const params = new URLSearchParams(query);
  const whole: Rect = [0, 0, Number(w), Number(h)];
  const crop = (params.get('rect')?.split(',').map(Number) as Rect | undefined) ?? whole;
  const focus = [
    whole[2] * Number(params.get('fp-x') ?? 0.5),
    whole[3] * Number(params.get('fp-y') ?? 0.5),
  ] as const;
  const rect = width && height ? cropRect(crop, focus, width / height) : crop;
  return `${file}?${[
    `${rect}` !== `${whole}` && `rect=${rect}`,
    width && `w=${Math.round(width)}`,
    height && `h=${Math.round(height)}`,
    width && height && 'fit=crop',
    'auto=format',
  ]
    .filter(Boolean)
    .join('&')}`;
}
