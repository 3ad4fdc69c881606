/** A part of the sign for one text, in millimetres. */
interface Box {
  width: number;
  height: number;
  /** The largest size of the text. */
  max: number;
}

/** The widest letters of headlines, in em. */
const LETTER = 0.95;
/** The height of lines, in em; the same as in `Sign.module.scss`. */
const LINE = 1.35;
/** What can still be read from some steps away. Millimetres. */
const MIN = 6;

/**
 * The largest size at which a text fits into a part of the sign with its words unbroken. A text that does not fit at the
 * smallest size is cut at its end.
 *
 * @returns millimetres
 */
export function signTextSize(text: string, { width, height, max }: Box): number {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => [...word].length);
  for (let size = max; size > MIN; size--) {
    const letters = Math.floor(width / (size * LETTER));
    if (Math.max(...words) <= letters && countLines(words, letters) * size * LINE <= height) return size;
  }
  return MIN;
}

/** @param letters that fit on a line. */
function countLines(words: readonly number[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + 1 + word > letters) {
      lines += 1;
      used = word;
    } else used += word + (used > 0 ? 1 : 0);
  }
  return lines;
}
