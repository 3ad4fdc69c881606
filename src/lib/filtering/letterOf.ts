import { foldText } from './foldText.ts';
import { DIGITS, LETTERS } from './letters.ts';
import { sortKeyOf } from './sortKey.ts';

/**
 * The strip's letter for a name: its first character without accents, punctuation passed over. Undefined if that is
 * neither a digit nor A to Z.
 */
export function letterOf(name: string): string | undefined {
  const first = sortKeyOf(foldText(name)).charAt(0).toUpperCase();
  if (first >= '0' && first <= '9') return DIGITS;
  return LETTERS.includes(first) ? first : undefined;
}

/** The letters of the strip that match a list of first characters. */
export function availableLetters(firstCharacters: readonly string[]): ReadonlySet<string> {
  return new Set(firstCharacters.flatMap((character) => letterOf(character) ?? []));
}
