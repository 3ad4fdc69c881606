/** A part of a picture: left, top, width and height in pixels. */
export type Rect = readonly [number, number, number, number];

/**
 * The largest part of a crop with an aspect ratio, centred on the focus as far as the crop allows. It is the same as in
 * `@sanity/image-url`. All values are pixels of the original.
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
  // A very thin picture keeps at least one pixel.
  const newWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const newHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return [start(x, newWidth, left, width), start(y, newHeight, top, height), newWidth, newHeight];
}

/** The start of a section that is centred on a point and stays within one side of the crop. */
function start(centre: number, length: number, min: number, side: number): number {
  return Math.max(min, Math.min(Math.round(centre - length / 2), min + side - length));
}
