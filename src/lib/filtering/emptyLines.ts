/**
 * Says what the filters that match nothing are, a line each.
 *
 * @param noun what the list holds, in the plural.
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
