/** A row of the words that replace a missing picture. */
export interface PosterRow {
  text: string;
  /** Approximate width of the text in em. */
  width: number;
}

/** Longer names are truncated. Characters. */
const MAX_CHARACTERS = 100;
const MAX_ROWS = 4;
/** The widths to which rows are filled, tried in this order. A wider row would have letters that are too small. Em. */
const WIDTHS = [4, 5.5, 7, 9, 11];

/**
 * The words of a name's poster, in rows. Words are never cut.
 *
 * @returns one to four rows; none for a name without letters, and for one with more or longer words than fit.
 */
export function posterRows(name: string): PosterRow[] {
  const words = name
    .slice(0, MAX_CHARACTERS)
    .toUpperCase()
    .replace(/[\u200b\p{Bidi_Control}]/gu, '')
    .split(/(?:(?!['’])[\s\p{P}\p{Cc}])+/u)
    .filter((word) => /[^'’]/.test(word))
    .map((text) => ({ text, width: widthOf(text) }));
  for (const width of WIDTHS) {
    const rows = inRows(words, width);
    if (rows.length <= MAX_ROWS && rows.every((row) => row.width <= (WIDTHS.at(-1) ?? 0))) return rows;
  }
  return [];
}

/** Fills rows up to a width. A wider word has a row of its own. */
function inRows(words: readonly PosterRow[], width: number): PosterRow[] {
  const rows: PosterRow[] = [];
  for (const word of words) {
    const row = rows.at(-1);
    const together = row && row.width + SPACE + word.width;
    if (row && together !== undefined && together <= width)
      rows[rows.length - 1] = { text: `${row.text} ${word.text}`, width: together };
    else rows.push(word);
  }
  return rows;
}

/** The width of a space. Em. */
const SPACE = 0.3;

let segmenter: Intl.Segmenter | undefined;

/** Splits into grapheme clusters. A segmenter is made only for letters beyond ASCII, because that takes long. */
function lettersOf(word: string): string[] {
  if (/^[!-~]*$/.test(word)) return [...word];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

/** Widths are measured from the expanded black face; letters that it lacks count as wide. */
function widthOf(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/^[I1]/.test(letter)) return 0.45;
  if (/^[MW]/.test(letter)) return 1.22;
  if (/^[\dFJLT]/.test(letter)) return 0.82;
  return /^[A-Z]/.test(letter) ? 0.96 : 1.3;
}

/** A deterministic, evenly distributed hash of a name: 0 to 2^32 - 1. */
export function hashOf(name: string): number {
  let hash = 7;
  for (const character of name.slice(0, MAX_CHARACTERS))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) >>> 0;
}
