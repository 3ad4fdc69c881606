/** Letters that Unicode does not decompose into a base letter and an accent. */
const BASE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ı', 'i'],
]);

const COMBINING_MARKS = /\p{M}+/gu;
const INVISIBLE = /[\p{Cf}\p{Cc}]+/gu;
const UNDECOMPOSED = /[øłđðþæœßı]/g;

/**
 * Normalises text for search and sorting by letter: lower case, without accents and invisible characters, white space
 * collapsed. `Élan`, `elan` and `E\u0301lan` are equal.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(COMBINING_MARKS, '')
    .replace(UNDECOMPOSED, (letter) => BASE_LETTERS.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
