import type { Size } from './drawnSize.ts';

/** Formats the service can write. */
export type PictureFormat = 'webp' | 'jpg' | 'png';

/** What an address asks to be done to a picture, which is always cropped to the sides that are given. */
export interface Transformation extends Partial<Size> {
  /** The Accept header decides the format, not the address's ending. */
  isNegotiated?: true;
}

/** An address asks for something that the service does not understand; the message says what. */
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
 * Reads a segment such as `c_fill,w_400,h_500,f_auto,q_auto`; the order is free and the last of
 * two that contradict each other wins. Throws a TransformationError.
 */
export function parseTransformation(segment: string): Transformation {
  return Object.assign({}, ...segment.split(',').map(parsePart));
}
