import { foldText } from './foldText';
import { ALL_LETTERS, letterOf } from './letters';

/** A name prepared once, so that a keystroke costs one substring search per item. */
export interface NameKeys {
  /** The name as search compares it. */
  folded: string;
  /** The letter of the strip it stands under, if any. */
  letter: string | undefined;
}

export function nameKeys(name: string): NameKeys {
  return { folded: foldText(name), letter: letterOf(name) };
}

/** Items whose name holds the search text and stands under the letter, in the order given. */
export function filterByName<T extends NameKeys>(
  items: readonly T[],
  { letter, search }: { letter: string; search: string },
): readonly T[] {
  const wanted = foldText(search);
  if (wanted === '' && letter === ALL_LETTERS) return items;
  return items.filter(
    (item) => (letter === ALL_LETTERS || item.letter === letter) && item.folded.includes(wanted),
  );
}
