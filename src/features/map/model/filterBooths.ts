import { countKeys } from '#lib/filtering/countKeys.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import type { MapFilters } from '#lib/map/mapFilters.ts';
import { type Limit, isWithin } from '#lib/picks/limit.ts';
import type { BoothMap, BoothRow } from './venue.ts';

/** What narrows the list. */
type Narrowing = Pick<MapFilters, 'search' | 'categories' | 'mine'>;

/** Whether everything is shown. */
export function isUnfiltered({ search, categories, mine }: Narrowing): boolean {
  return foldText(search) === '' && categories.length === 0 && !mine;
}

/**
 * The vendors under filters: all words of the search text are in label and name, and one of the categories is theirs.
 *
 * @param limit the picked places, where only they are wanted.
 */
export function filterRows(
  rows: readonly BoothRow[],
  { search, categories }: Pick<MapFilters, 'search' | 'categories'>,
  limit: Limit,
): readonly BoothRow[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0 && categories.length === 0 && limit === undefined) return rows;
  return rows.filter(
    (row) =>
      isWithin(limit, row.vendor.id) &&
      (categories.length === 0 || categories.some((key) => row.vendor.categories.includes(key))) &&
      (words.length === 0 || hasWords(row, words)),
  );
}

/** Label and name of each row, folded when it is first searched: a page that is only looked at pays nothing. */
const texts = new WeakMap<BoothRow, string>();

function hasWords(row: BoothRow, words: readonly string[]): boolean {
  let text = texts.get(row);
  if (text === undefined) {
    text = foldText(`${row.booth.label}\n${row.vendor.name}`);
    texts.set(row, text);
  }
  return words.every((word) => text.includes(word));
}

/** How many vendors of the map each category would show by itself under the other filters. */
export function countCategories({ rows }: BoothMap, filters: MapFilters, limit: Limit) {
  const others = filterRows(rows, { ...filters, categories: [] }, limit);
  return countKeys(others.map(({ vendor }) => vendor.categories));
}
