import { HttpError } from '../../_shared/httpError.ts';

/** The file has none of the accepted types. */
export function otherType(): HttpError {
  return new HttpError(415, 'Please upload a PDF, ZIP, JPG or PNG file.');
}

/** The extension of the file's name does not match the type of its bytes. */
export function falseName(extension: string, type: string): HttpError {
  const what = `named .${extension}, but it is not a ${type.toUpperCase()} file`;
  return new HttpError(415, `This file is ${what}. Please upload a PDF, ZIP, JPG or PNG file.`);
}

/** The file has the signature of a type but is truncated or invalid. */
export function damagedFile(what: string): HttpError {
  return new HttpError(415, `The ${what} is incomplete or damaged.`);
}

/** An archive that is invalid, or that unzip programs may read in different ways. */
export function damagedZip(): HttpError {
  return new HttpError(422, 'The ZIP file is damaged, or of a kind that we cannot read.');
}

const MAX_PIXELS = 250_000_000;

/** Rejects pictures with too many pixels: a small file can decode to gigabytes. */
export function checkPixelCount(width: number, height: number): void {
  if (width * height > MAX_PIXELS)
    throw new HttpError(422, 'The picture is too large: it has too many pixels.');
}
