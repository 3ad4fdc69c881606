/** A part of a picture: left, top, width and height in pixels. */
export type Rect = readonly [number, number, number, number];

/**
 * The largest part of a crop with an aspect ratio, centred on the focus as far as the crop allows. It is the one that
 * `@sanity/image-url` computes from an image's crop and hotspot. All in pixels of the original.
 *
 * @param crop left, top, width and height
 * @param focus horizontally and vertically
 * @param ratio width / height (default: that of the crop)
 * @returns left, top, width and height
 */
export function cropRect(
  [left = 0, top = 0, width = 0, height = 0]: readonly number[],
  [x, y]: readonly [number, number],
  ratio = width / height,
): Rect {
  // Of a picture as thin as a line, a pixel stays.
  const newWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const newHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return [start(x, newWidth, left, width), start(y, newHeight, top, height), newWidth, newHeight];
}

/** Where a section of a length starts that is centred on a point and lies within the crop's side. */
function start(centre: number, length: number, min: number, side: number): number {
  return Math.max(min, Math.min(Math.round(centre - length / 2), min + side - length));
}
