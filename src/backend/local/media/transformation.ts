/** Formats the service can write. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** What an address asks to be done to a picture; every field is optional, as in Cloudinary. */
export interface Transformation {
  /** `fill` covers the asked size and crops; `limit` fits inside it and never enlarges; without it, stretch. */
  crop?: 'fill' | 'limit';
  /** Pixels. */
  width?: number;
  height?: number;
  /** `auto` lets the Accept header decide. */
  format?: PictureFormat | 'auto';
  /** 1..100; absent for automatic. */
  quality?: number;
  /** Cloudinary's strength, 1..2000. */
  blur?: number;
}

/** An address asks for something that the service does not understand; the message says what. */
export class TransformationError extends Error {}

const MAX_SIDE = 4096;

function wholeNumber(part: string, text: string, max: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) {
    throw new TransformationError(`${part}: expected a whole number from 1 to ${max}`);
  }
  return value;
}

function parsePart(part: string): Transformation {
  switch (part) {
    case 'c_fill':
      return { crop: 'fill' };
    case 'c_limit':
      return { crop: 'limit' };
    case 'f_auto':
      return { format: 'auto' };
    case 'f_avif':
      return { format: 'avif' };
    case 'f_webp':
      return { format: 'webp' };
    case 'f_jpg':
      return { format: 'jpg' };
    case 'f_png':
      return { format: 'png' };
    case 'q_auto':
      return {};
  }
  if (part.startsWith('w_')) return { width: wholeNumber(part, part.slice(2), MAX_SIDE) };
  if (part.startsWith('h_')) return { height: wholeNumber(part, part.slice(2), MAX_SIDE) };
  if (part.startsWith('q_')) return { quality: wholeNumber(part, part.slice(2), 100) };
  if (part.startsWith('e_blur:')) return { blur: wholeNumber(part, part.slice(7), 2000) };
  throw new TransformationError(`${part}: not a transformation that this service understands`);
}

/**
 * Reads a segment such as `c_fill,w_400,h_500,f_auto,q_auto`; the order is free and the last of
 * two that contradict each other wins. Throws a TransformationError.
 */
export function parseTransformation(segment: string): Transformation {
  return Object.assign({}, ...segment.split(',').map(parsePart));
}
