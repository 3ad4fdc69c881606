import { foldText } from './foldText.ts';

export const ALL_LETTERS = 'ALL';
const DIGITS = '0-9';

const ALPHABET = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** The strip's letters in alphabetical order, without `ALL`. */
export const LETTERS: readonly string[] = [DIGITS, ...ALPHABET];

const KNOWN = new Set(LETTERS);

/** Validates an external value as a letter of the strip, `ALL` included. */
export function isLetter(value: string): boolean {
  return value === ALL_LETTERS || KNOWN.has(value);
}

/**
 * The strip's letter for a name: its first character without accents. Undefined if that is neither a digit nor A to Z.
 */
export function letterOf(name: string): string | undefined {
  const first = foldText(name).charAt(0).toUpperCase();
  if (first >= '0' && first <= '9') return DIGITS;
  return KNOWN.has(first) ? first : undefined;
}

/** The letters of the strip that match a list of first characters. */
export function availableLetters(firstCharacters: readonly string[]): ReadonlySet<string> {
  return new Set(firstCharacters.flatMap((character) => letterOf(character) ?? []));
}
