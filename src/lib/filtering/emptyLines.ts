/**
 * Describes the filters that match nothing, one per line.
 *
 * @param noun the list's items, in the plural.
 */
export function emptyLines(
  noun: string,
  filters: { letter: string | undefined; search: string; category: string | undefined },
): string[] {
  const { letter, category } = filters;
  const search = filters.search.trim();
  return [
    letter === undefined ? '' : `No ${noun} start with “${letter}”.`,
    search === '' ? '' : `No names contain “${search}”.`,
    category === undefined ? '' : `Looked in the category “${category}”.`,
  ].filter((line) => line !== '');
}
