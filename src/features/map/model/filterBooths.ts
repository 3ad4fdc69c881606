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

/** Whether a vendor on any of the maps matches a search text, whatever the other filters. */
export function isKnown(maps: readonly BoothMap[], search: string): boolean {
  const words = searchWords(search);
  return maps.some(({ rows }) => rows.some((row) => hasWords(row, words)));
}

/**
 * The vendors that match the filters: label and name contain all words of the search text, and they are in one of the categories
 * or a stage, if that is asked for.
 *
 * @param pickedIds the picked places, if only these are shown.
 * @param similar the vendors with a similar name, by `_id`, if no vendor contains the words.
 */
export function filterRows(
  rows: readonly BoothRow[],
  { search, categories, stages }: Pick<MapFilters, 'search' | 'categories' | 'stages'>,
  pickedIds: PickedIds,
  similar?: ReadonlyMap<string, unknown>,
): readonly BoothRow[] {
  const words = searchWords(search);
  const isAnyKind = categories.length === 0 && !stages;
  if (words.length === 0 && isAnyKind && pickedIds === undefined) return rows;
  return rows.filter(
    (row) =>
      isAmong(pickedIds, row.vendor.id) &&
      (isAnyKind || isOfKind(row)) &&
      (words.length === 0 || (similar ? similar.has(row.vendor.id) : hasWords(row, words))),
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
  similar?: ReadonlyMap<string, unknown>,
) {
  const others = filterRows(rows, { ...filters, categories: [], stages: false }, pickedIds, similar);
  return {
    categories: countKeys(others.map(({ vendor }) => vendor.categories)),
    stages: others.filter(({ vendor }) => vendor.isStage).length,
  };
}
