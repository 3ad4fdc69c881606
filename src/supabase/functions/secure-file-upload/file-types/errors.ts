import { HttpError } from '../../_shared/httpError.ts';

/** The bytes begin like a file of a type but are not one: cut off, or dressed up. */
export function damagedFile(what: string): HttpError {
  return new HttpError(415, `The ${what} is incomplete or damaged.`);
}

/** An archive that is broken, or that two programs might read in two ways. */
export function damagedZip(): HttpError {
  return new HttpError(422, 'The ZIP file is damaged or of an unusual kind.');
}

const MAX_PIXELS = 250_000_000;

/** A picture of a few bytes can unfold to gigabytes in whatever opens it. */
export function checkPixelCount(width: number, height: number): void {
  if (width * height > MAX_PIXELS) throw new HttpError(422, 'The picture has too many pixels.');
}
