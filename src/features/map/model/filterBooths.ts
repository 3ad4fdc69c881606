import { countKeys } from '#lib/filtering/countKeys.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import type { MapFilters } from '#content/map/mapFilters.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import { hasWords, searchWords } from './boothText.ts';
import type { BoothMap, BoothRow } from './venue.ts';

/** The filters of the list. */
type Narrowing = Pick<MapFilters, 'search' | 'categories' | 'stages' | 'mine'>;

/** Whether no filter is set. */
export function isUnfiltered({ search, categories, stages, mine }: Narrowing): boolean {
  return foldText(search) === '' && categories.length === 0 && !stages && !mine;
}

/** The vendors on all maps whose name and booth contain a search text, by `_id`, whatever the other filters. */
export function vendorsNamed(maps: readonly BoothMap[], search: string): ReadonlySet<string> {
  const words = searchWords(search);
  const named = maps.flatMap(({ rows }) => rows.filter((row) => hasWords(row, words)));
  return new Set(words.length === 0 ? [] : named.map(({ vendor }) => vendor.id));
}

/**
 * The vendors that match the filters: label and name contain all words of the search text, and they are in one of the categories
 * or a stage, if that is asked for.
 *
 * @param pickedIds the picked places, if only these are shown.
 * @param found the vendors that match the search text in another way, by `_id`.
 */
export function filterRows(
  rows: readonly BoothRow[],
  { search, categories, stages }: Pick<MapFilters, 'search' | 'categories' | 'stages'>,
  pickedIds: PickedIds,
  found?: ReadonlyMap<string, unknown>,
): readonly BoothRow[] {
  const words = searchWords(search);
  const isAnyKind = categories.length === 0 && !stages;
  if (words.length === 0 && isAnyKind && pickedIds === undefined) return rows;
  return rows.filter(
    (row) =>
      isAmong(pickedIds, row.vendor.id) &&
      (isAnyKind || isOfKind(row)) &&
      (words.length === 0 || hasWords(row, words) || found?.has(row.vendor.id) === true),
  );

  function isOfKind({ vendor }: BoothRow): boolean {
    return (stages && vendor.isStage) || categories.some((key) => vendor.categories.includes(key));
  }
}

/** The number of the map's vendors that each category, and the stages, alone would show under the other filters. */
export function countKinds(
  { rows }: BoothMap,
  filters: MapFilters,
  pickedIds: PickedIds,
  found?: ReadonlyMap<string, unknown>,
) {
  const others = filterRows(rows, { ...filters, categories: [], stages: false }, pickedIds, found);
  return {
    categories: countKeys(others.map(({ vendor }) => vendor.categories)),
    stages: others.filter(({ vendor }) => vendor.isStage).length,
  };
}
