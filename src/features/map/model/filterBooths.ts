import { countKeys } from '#lib/filtering/countKeys.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import type { MapFilters } from '#content/map/mapFilters.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import { hasWords, searchWords } from './boothText.ts';
import type { BoothMap, BoothRow } from './venue.ts';

/** The filters of the list. */
type Narrowing = Pick<MapFilters, 'search' | 'categories' | 'mine'>;

/** Whether no filter is set. */
export function isUnfiltered({ search, categories, mine }: Narrowing): boolean {
  return foldText(search) === '' && categories.length === 0 && !mine;
}

/** Whether a vendor on any of the maps matches a search text, whatever the other filters. */
export function isKnown(maps: readonly BoothMap[], search: string): boolean {
  const words = searchWords(search);
  return maps.some(({ rows }) => rows.some((row) => hasWords(row, words)));
}

/**
 * The vendors that match the filters: label and name contain all words of the search text, and one of the categories.
 *
 * @param pickedIds the picked places, if only these are shown.
 * @param similar the vendors with a similar name, by `_id`, if no vendor contains the words.
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

/** The number of the map's vendors that each category alone would show under the other filters. */
export function countCategories(
  { rows }: BoothMap,
  filters: MapFilters,
  pickedIds: PickedIds,
  similar?: ReadonlyMap<string, unknown>,
) {
  const others = filterRows(rows, { ...filters, categories: [] }, pickedIds, similar);
  return countKeys(others.map(({ vendor }) => vendor.categories));
}
