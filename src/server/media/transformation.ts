import type { Size } from './drawnSize.ts';

/** Output formats. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** The transformation in a URL; pictures are always cropped to the given sides. */
export interface Transformation extends Partial<Size> {
  /** The Accept header decides the format, not the URL's extension. */
  isNegotiated?: true;
}

/** A transformation in the URL that the service does not support; the message names it. */
export class TransformationError extends Error {}

const MAX_SIDE = 4096;

function pixels(part: string, text: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_SIDE) {
    throw new TransformationError(`${part}: expected a whole number from 1 to ${MAX_SIDE}`);
  }
  return value;
}

function parsePart(part: string): Transformation {
  if (part === 'f_auto') return { isNegotiated: true };
  if (part === 'c_fill' || part === 'q_auto') return {};
  if (part.startsWith('w_')) return { width: pixels(part, part.slice(2)) };
  if (part.startsWith('h_')) return { height: pixels(part, part.slice(2)) };
  throw new TransformationError(`${part}: not a transformation that this service understands`);
}

/**
 * Parses a segment such as `c_fill,w_400,h_500,f_auto,q_auto`, in any order. If parts contradict each other, the last
 * one wins.
 *
 * @throws TransformationError
 */
export function parseTransformation(segment: string): Transformation {
  return segment
    .split(',')
    .map(parsePart)
    .reduce((whole, part) => ({ ...whole, ...part }));
}
