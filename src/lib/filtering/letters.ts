import { foldText } from './foldText.ts';

export const ALL_LETTERS = 'ALL';
const DIGITS = '0-9';

const ALPHABET = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** The strip's letters in the order of the alphabet, without `ALL`. */
export const LETTERS: readonly string[] = [DIGITS, ...ALPHABET];

const KNOWN = new Set(LETTERS);

/** Whether a value from outside is a letter of the strip, `ALL` included. */
export function isLetter(value: string): boolean {
  return value === ALL_LETTERS || KNOWN.has(value);
}

/**
 * The letter of the strip under which a name stands: its first character with accents folded.
 * Undefined for names that start with neither a digit nor a letter from A to Z.
 */
export function letterOf(name: string): string | undefined {
  const first = foldText(name).charAt(0).toUpperCase();
  if (first >= '0' && first <= '9') return DIGITS;
  return KNOWN.has(first) ? first : undefined;
}

/** The letters of the strip that a list of first characters reaches. */
export function availableLetters(firstCharacters: readonly string[]): ReadonlySet<string> {
  return new Set(firstCharacters.flatMap((character) => letterOf(character) ?? []));
}
