export const ALL_LETTERS = 'ALL';
/** The strip's place for names that begin with a digit. */
export const DIGITS = '0-9';

const ALPHABET = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** The strip's letters in alphabetical order, without `ALL`. */
export const LETTERS: readonly string[] = [DIGITS, ...ALPHABET];

const KNOWN = new Set(LETTERS);

/** Validates an external value as a letter of the strip, `ALL` included. */
export function isLetter(value: string): boolean {
  return value === ALL_LETTERS || KNOWN.has(value);
}
