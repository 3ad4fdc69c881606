import { foldText } from './foldText.ts';
import { ALL_LETTERS, letterOf } from './letters.ts';

/**
 * The names of a list as search reads them: one long text, because one search through it costs a tenth of
 * thousands through short texts that lie scattered in memory.
 */
export interface NameIndex<T> {
  items: readonly T[];
  /** Every name folded, each with a line break behind it; folding leaves none in a name. */
  text: string;
  /** Where in the text each name starts. */
  starts: readonly number[];
  /** The letter of the strip that each name stands under, if any. */
  letters: readonly (string | undefined)[];
}

const EMPTY: NameIndex<never> = { items: [], text: '', starts: [], letters: [] };

/**
 * Indexes a list by name.
 *
 * @param previous an index of the same list before it grew: only the names behind it are then folded.
 */
export function indexNames<T extends { name: string }>(
  items: readonly T[],
  previous: NameIndex<T> = EMPTY,
): NameIndex<T> {
  const isGrown = previous.items.every((item, index) => item === items[index]);
  const kept: NameIndex<T> = isGrown ? previous : EMPTY;
  const starts: number[] = [];
  const letters: (string | undefined)[] = [];
  let { text } = kept;
  for (const { name } of items.slice(kept.items.length)) {
    const folded = foldText(name);
    starts.push(text.length);
    letters.push(letterOf(folded));
    text += `${folded}\n`;
  }
  return { items, text, starts: kept.starts.concat(starts), letters: kept.letters.concat(letters) };
}

/** Items whose name holds the search text and stands under the letter, in the order given. */
export function filterByName<T>(
  { items, text, starts, letters }: NameIndex<T>,
  { letter, search }: { letter: string; search: string },
): readonly T[] {
  const wanted = foldText(search);
  const isUnderLetter = (_item: T, index: number) => letter === ALL_LETTERS || letters[index] === letter;
  if (wanted === '') return letter === ALL_LETTERS ? items : items.filter(isUnderLetter);

  const found: T[] = [];
  let at = text.indexOf(wanted);
  items.forEach((item, index) => {
    const end = starts[index + 1] ?? text.length;
    if (at === -1 || at >= end) return;
    if (isUnderLetter(item, index)) found.push(item);
    at = text.indexOf(wanted, end);
  });
  return found;
}
