import { damagedFile } from './errors.ts';

/** How far from the end PDF viewers look for the end marker. */
const TAIL = 1024;

/**
 * Checks the version at the start, and the cross-reference and the end marker at the end. The content is not checked,
 * not even scripts, because the file is only offered as a download.
 */
export function checkPdf(bytes: Uint8Array): void {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const hasVersion = /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8)));
  if (!hasVersion || !/startxref\s+\d+\s+%%EOF/.test(text(bytes.subarray(-TAIL)))) throw damagedFile('PDF');
}
