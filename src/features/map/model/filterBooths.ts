import { countKeys } from '#lib/filtering/countKeys.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import type { MapFilters } from '#content/map/mapFilters.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import { hasWords, searchWords } from './boothText.ts';
import type { BoothMap, BoothRow } from './venue.ts';

/** What narrows the list. */
type Narrowing = Pick<MapFilters, 'search' | 'categories' | 'mine'>;

/** Whether everything is shown. */
export function isUnfiltered({ search, categories, mine }: Narrowing): boolean {
  return foldText(search) === '' && categories.length === 0 && !mine;
}

/** Whether a vendor on one of the maps has what is searched for, whatever else narrows the list. */
export function isKnown(maps: readonly BoothMap[], search: string): boolean {
  const words = searchWords(search);
  return maps.some(({ rows }) => rows.some((row) => hasWords(row, words)));
}

/**
 * The vendors under filters: all words of the search text are in label and name, and one of the categories is theirs.
 *
 * @param pickedIds the picked places, where only they are wanted.
 * @param similar the vendors with a similar name, by `_id`, where nobody has the words.
 */
export function filterRows(
  rows: readonly BoothRow[],
  { search, categories }: Pick<MapFilters, 'search' | 'categories'>,
  pickedIds: PickedIds,
  similar?: ReadonlyMap<string, unknown>,
): readonly BoothRow[] {
  const words = searchWords(search);
  if (words.length === 0 && categories.length === 0 && pickedIds === undefined) return rows;
  return rows.filter(
    (row) =>
      isAmong(pickedIds, row.vendor.id) &&
      (categories.length === 0 || categories.some((key) => row.vendor.categories.includes(key))) &&
      (words.length === 0 || (similar ? similar.has(row.vendor.id) : hasWords(row, words))),
  );
}

/** How many vendors of the map each category would show by itself under the other filters. */
export function countCategories(
  { rows }: BoothMap,
  filters: MapFilters,
  pickedIds: PickedIds,
  similar?: ReadonlyMap<string, unknown>,
) {
  const others = filterRows(rows, { ...filters, categories: [] }, pickedIds, similar);
  return countKeys(others.map(({ vendor }) => vendor.categories));
}
