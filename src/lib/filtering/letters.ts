import { baseOf } from '../i18n/pageLanguage.ts';

export const ALL_LETTERS = 'ALL';
/** The strip's place for names that begin with a digit. */
export const DIGITS = '0-9';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The alphabets of languages that have more than the Latin letters, in their order. */
const ALPHABETS: Readonly<Record<string, string>> = {
  ar: `ابتثجحخدذرزسشصضطظعغفقكلمنهوي${LATIN}`,
  es: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
  fi: `${LATIN}ÅÄÖ`,
};

const KNOWN = new Set([DIGITS, ...Object.values(ALPHABETS).join('')]);

/** The strip's places in the order of a language's alphabet, without `ALL`. */
export function lettersOf(language: string): readonly string[] {
  return [DIGITS, ...(ALPHABETS[baseOf(language)] ?? LATIN)];
}

/** Validates an external value as a letter of any language's strip, `ALL` included. */
export function isLetter(value: string): boolean {
  return value === ALL_LETTERS || KNOWN.has(value);
}
