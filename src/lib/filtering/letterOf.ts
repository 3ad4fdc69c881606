import { foldText } from './foldText.ts';
import { DIGITS, isLetter, lettersOf } from './letters.ts';
import { sortKeyOf } from './sortKey.ts';

/**
 * The strip's letter for a name: its first character, punctuation passed over. A letter that the language's alphabet
 * does not have counts as the one without accents: `Åland` is under Å in Finnish and under A in English. Undefined if
 * no strip has such a letter.
 */
export function letterOf(name: string, language: string): string | undefined {
  const letter = firstOf(name.normalize('NFC'));
  if (lettersOf(language).includes(letter)) return letter;
  const plain = firstOf(foldText(name));
  if (plain >= '0' && plain <= '9') return DIGITS;
  return isLetter(plain) ? plain : undefined;
}

function firstOf(name: string): string {
  return sortKeyOf(name).charAt(0).toUpperCase();
}

/** The letters of a language's strip that match a list of first characters. */
export function availableLetters(firstCharacters: readonly string[], language: string): ReadonlySet<string> {
  return new Set(firstCharacters.flatMap((character) => letterOf(character, language) ?? []));
}
