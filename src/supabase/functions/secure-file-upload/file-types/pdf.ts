import { damagedFile } from './errors.ts';

/** How far from the end readers look for the end mark. */
const TAIL = 1024;

/**
 * A PDF has a version at its start, and a cross-reference and an end mark at its end. What it contains, scripts too,
 * is not judged: it is only ever offered as a download.
 */
export function checkPdf(bytes: Uint8Array): void {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const hasVersion = /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8)));
  if (!hasVersion || !/startxref\s+\d+\s+%%EOF/.test(text(bytes.subarray(-TAIL)))) throw damagedFile('PDF');
}
