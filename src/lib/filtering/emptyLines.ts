/** For a list that is limited to picks. */
export const ONLY_PICKS_SEARCHED = 'Looked only at what you saved with a heart.';

/**
 * Describes the filters that match nothing, one per line.
 *
 * @param noun the list's items, in the plural.
 */
export function emptyLines(
  noun: string,
  filters: {
    letter: string | undefined;
    search: string;
    category: string | undefined;
    mine: boolean;
  },
): string[] {
  const { letter, category, mine } = filters;
  const search = filters.search.trim();
  return [
    letter === undefined ? '' : `No ${noun} start with “${letter}”.`,
    search === '' ? '' : `No names contain “${search}”.`,
    category === undefined ? '' : `Looked in the category “${category}”.`,
    mine ? ONLY_PICKS_SEARCHED : '',
  ].filter((line) => line !== '');
}
