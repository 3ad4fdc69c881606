import type { FitEnum } from 'sharp';
import type { Rect } from '#lib/pictures/cropRect.ts';
import type { Size } from '../media/drawnSize.ts';
import { type PictureFormat, TransformationError } from '../media/transformation.ts';

/** The parameters of an image, named as at Sanity's CDN. */
export interface ImageParameters extends Partial<Size> {
  rect?: Rect;
  fit: { fit: keyof FitEnum; withoutEnlargement: boolean };
  /** The part that `fit=crop` keeps; `focalpoint` is the point of `focus`. */
  position: string;
  /** Fractions of the width and height. */
  focus: readonly [number, number];
  /** Undefined for the format of the original. */
  format?: PictureFormat;
  /** The Accept header decides the format. */
  isNegotiated: boolean;
  quality?: number;
}

const MAX_SIDE = 4096;

/** sharp's name for each `fit`. */
const FITS: Readonly<Record<string, ImageParameters['fit']>> = {
  clip: { fit: 'inside', withoutEnlargement: false },
  crop: { fit: 'cover', withoutEnlargement: false },
  fill: { fit: 'contain', withoutEnlargement: false },
  fillmax: { fit: 'contain', withoutEnlargement: true },
  max: { fit: 'inside', withoutEnlargement: true },
  min: { fit: 'cover', withoutEnlargement: true },
  scale: { fit: 'fill', withoutEnlargement: false },
};
const POSITIONS = ['center', 'top', 'bottom', 'left', 'right', 'entropy', 'focalpoint'];
const FORMATS: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpg',
  pjpg: 'jpg',
  png: 'png',
  webp: 'webp',
};
/** Each quality needs another drawing, so a requested quality is rounded to one of these. */
const QUALITIES = [30, 50, 75, 90];

/** @throws TransformationError for an unknown parameter or value */
export function readImageParameters(params: URLSearchParams): ImageParameters {
  const read: ImageParameters = {
    fit: { fit: 'inside', withoutEnlargement: false },
    position: 'center',
    focus: [0.5, 0.5],
    isNegotiated: false,
  };
  for (const [name, value] of params) {
    if (name === 'w') read.width = whole(name, value, MAX_SIDE);
    else if (name === 'h') read.height = whole(name, value, MAX_SIDE);
    else if (name === 'rect') read.rect = rectOf(value);
    else if (name === 'fit') read.fit = oneOf(FITS, name, value);
    else if (name === 'crop' && POSITIONS.includes(value)) read.position = value;
    else if (name === 'fp-x') read.focus = [fraction(name, value), read.focus[1]];
    else if (name === 'fp-y') read.focus = [read.focus[0], fraction(name, value)];
    else if (name === 'fm') read.format = oneOf(FORMATS, name, value);
    else if (name === 'auto' && value === 'format') read.isNegotiated = true;
    else if (name === 'q') read.quality = nearest(whole(name, value, 100), QUALITIES);
    else if (name !== 'dpr') throw new TransformationError(`${name}=${value}: not understood`);
  }
  const density = params.has('dpr') ? whole('dpr', params.get('dpr') ?? '', 3) : 1;
  if (read.width) read.width = Math.min(read.width * density, MAX_SIDE);
  if (read.height) read.height = Math.min(read.height * density, MAX_SIDE);
  return read;
}

function whole(name: string, text: string, max: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new TransformationError(`${name}=${text}: expected a whole number from 1 to ${max}`);
  return value;
}

function fraction(name: string, text: string): number {
  const value = /^[\d.e-]{1,30}$/.test(text) ? Number(text) : NaN;
  if (!(value >= 0 && value <= 1)) throw new TransformationError(`${name}=${text}: expected 0 to 1`);
  return value;
}

function rectOf(text: string): Rect {
  const [left, top, width, height] = /^\d{1,6}(,\d{1,6}){3}$/.test(text) ? text.split(',').map(Number) : [];
  if (left === undefined || top === undefined || !width || !height)
    throw new TransformationError(`rect=${text}: expected left,top,width,height`);
  return [left, top, width, height];
}

function oneOf<T>(values: Readonly<Record<string, T>>, name: string, text: string): T {
  const value = Object.hasOwn(values, text) ? values[text] : undefined;
  if (value === undefined) throw new TransformationError(`${name}=${text}: not understood`);
  return value;
}

function nearest(requested: number, values: readonly number[]): number {
  return values.reduce((best, value) =>
    Math.abs(value - requested) < Math.abs(best - requested) ? value : best,
  );
}
