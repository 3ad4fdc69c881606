import type { ListFilters } from '../url/listCodec.ts';
import { ALL_LETTERS } from './letters.ts';

/** For a list that is limited to picks. */
export const ONLY_PICKS_SEARCHED = 'Looked only at what you saved with a heart.';

/**
 * Describes the filters that match nothing, one per line.
 *
 * @param noun the list's items, in the plural.
 * @param category the name of the chosen category.
 */
export function emptyLines(
  noun: string,
  { letter, search, mine }: Pick<ListFilters, 'letter' | 'search' | 'mine'>,
  category: string | undefined,
): string[] {
  const text = search.trim();
  return [
    letter === ALL_LETTERS ? '' : `No ${noun} start with “${letter}”.`,
    text === '' ? '' : `No names contain “${text}”.`,
    category === undefined ? '' : `Looked in the category “${category}”.`,
    mine ? ONLY_PICKS_SEARCHED : '',
  ].filter((line) => line !== '');
}
