/** A row of the large letters that replace a missing picture. */
export interface PosterRow {
  text: string;
  /** Approximate width of the text in em. */
  width: number;
}

/** Longer names are truncated. Characters. */
const MAX_CHARACTERS = 100;
const MAX_WORDS = 4;
const MAX_LETTERS = 9;

/** Scripts whose letters can stand alone; those of others, such as Arabic, are shaped by their neighbours. */
const UNSHAPED =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrl}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}]*$/u;

/**
 * The letters of a name's poster: the initials of several words, or the first letters of a single word. Grapheme
 * clusters are not split.
 *
 * @returns one to three rows; none for a name without visible characters.
 */
export function posterRows(name: string): PosterRow[] {
  const words = name
    .slice(0, MAX_CHARACTERS)
    .toUpperCase()
    .replace(/['’\u200b\p{Bidi_Control}]/gu, '')
    .split(/[\s\p{P}\p{Cc}]+/u)
    .filter((word) => word !== '');
  return rowsOf(words).map((text) => ({ text, width: widthOf(text) }));
}

function rowsOf(words: readonly string[]): string[] {
  if (!words.every((word) => UNSHAPED.test(word))) return words.slice(0, 3);
  const [first = ''] = words;
  const letters =
    words.length > 1
      ? words.slice(0, MAX_WORDS).map((word) => lettersOf(word)[0] ?? '')
      : lettersOf(first).slice(0, MAX_LETTERS);
  // Two or three letters of a word fill a row, as do up to three initials.
  const inRow = words.length > 1 && letters.length === 3 ? 3 : letters.length > 4 ? 3 : 2;
  const rows: string[] = [];
  for (let at = 0; at < letters.length; at += inRow) rows.push(letters.slice(at, at + inRow).join(''));
  return rows;
}

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
