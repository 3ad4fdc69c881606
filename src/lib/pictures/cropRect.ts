/** A part of a picture: left, top, width and height in whole pixels. */
export type Rect = readonly [number, number, number, number];

/**
 * The largest part of a crop with an aspect ratio (width / height), centred on the focus as far as the crop allows. It is
 * the one that `@sanity/image-url` computes from an image's crop and hotspot.
 *
 * @param focus a point of the original, in pixels
 */
export function cropRect(
  [left, top, width, height]: Rect,
  [x, y]: readonly [number, number],
  ratio: number,
): Rect {
  const newWidth = Math.min(width, Math.round(height * ratio));
  const newHeight = Math.min(height, Math.round(width / ratio));
  return [
    start(x, newWidth, left, left + width),
    start(y, newHeight, top, top + height),
    newWidth,
    newHeight,
  ];
}

/** Where a section of a length starts that is centred on a point, within limits. */
function start(centre: number, length: number, min: number, max: number): number {
  return Math.max(min, Math.min(Math.round(Math.round(centre) - length / 2), max - length));
}
