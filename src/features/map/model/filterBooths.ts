import { countKeys } from '#lib/filtering/countKeys.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import type { MapFilters } from '#content/map/mapFilters.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import { hasWords, searchWords } from './boothText.ts';
import type { BoothMap, BoothRow, Point } from './venue.ts';

/** The filters of the list. */
type Narrowing = Pick<MapFilters, 'search' | 'categories' | 'stages' | 'points' | 'mine'>;

/** Whether no filter is set. */
export function isUnfiltered(filters: Narrowing): boolean {
  return foldText(filters.search) === '' && isAnyKind(filters) && !filters.mine;
}

/** Whether neither categories nor stages nor kinds of points are chosen. */
function isAnyKind({ categories, stages, points }: Pick<MapFilters, 'categories' | 'stages' | 'points'>) {
  return categories.length === 0 && !stages && points.length === 0;
}

/** The vendors on all maps whose name and booth contain a search text, by `_id`, whatever the other filters. */
export function vendorsNamed(maps: readonly BoothMap[], search: string): ReadonlySet<string> {
  const words = searchWords(search);
  const named = maps.flatMap(({ rows }) => rows.filter((row) => hasWords(row, words)));
  return new Set(words.length === 0 ? [] : named.map(({ vendor }) => vendor.id));
}

/**
 * The vendors that match the filters: label and name contain all words of the search text, and they are in one of the categories
 * or a stage, if that or a kind of points is asked for.
 *
 * @param pickedIds the picked places, if only these are shown.
 * @param found the vendors that match the search text in another way, by `_id`.
 */
export function filterRows(
  rows: readonly BoothRow[],
  filters: Omit<Narrowing, 'mine'>,
  pickedIds: PickedIds,
  found?: ReadonlyMap<string, unknown>,
): readonly BoothRow[] {
  const { search, categories, stages } = filters;
  const words = searchWords(search);
  const isAny = isAnyKind(filters);
  if (words.length === 0 && isAny && pickedIds === undefined) return rows;
  return rows.filter(
    (row) =>
      isAmong(pickedIds, row.vendor.id) &&
      (isAny || isOfKind(row)) &&
      (words.length === 0 || hasWords(row, words) || found?.has(row.vendor.id) === true),
  );

  function isOfKind({ vendor }: BoothRow): boolean {
    return (stages && vendor.isStage) || categories.some((key) => vendor.categories.includes(key));
  }
}

/**
 * The points that match the filters: they contain all words of the search text, and their kind is chosen. If no kind
 * of anything is chosen, all are shown, but not among what is saved: points cannot be saved.
 */
export function filterPoints(points: readonly Point[], filters: Narrowing): readonly Point[] {
  const words = searchWords(filters.search);
  const isAny = isAnyKind(filters) && !filters.mine;
  if (words.length === 0 && isAny) return points;
  return points.filter((point) => (isAny || filters.points.includes(point.kind)) && hasWords(point, words));
}

/** Whether a point of the maps contains a search text, whatever the other filters. */
export function hasPointNamed(maps: readonly BoothMap[], search: string): boolean {
  const words = searchWords(search);
  return words.length > 0 && maps.some(({ points }) => points.some((point) => hasWords(point, words)));
}

/**
 * What each category, the stages and each kind of points alone would show under the other filters: the number of the
 * map's vendors, or points.
 */
export function countKinds(
  { rows, points }: BoothMap,
  filters: MapFilters,
  pickedIds: PickedIds,
  found?: ReadonlyMap<string, unknown>,
) {
  const all = { ...filters, categories: [], stages: false, points: [] };
  const others = filterRows(rows, all, pickedIds, found);
  return {
    categories: countKeys(others.map(({ vendor }) => vendor.categories)),
    stages: others.filter(({ vendor }) => vendor.isStage).length,
    points: countKeys(filterPoints(points, { ...all, mine: false }).map(({ kind }) => [kind])),
  };
}
