import { useDeferredValue, useMemo } from 'react';
import type { MapFilters } from '#content/map/mapFilters.ts';
import type { PickedIds } from '#content/lists/pickedIds.ts';
import { filterPoints, filterRows, hasPointNamed, isUnfiltered, vendorsNamed } from './model/filterBooths.ts';
import type { BoothMap, BoothRow, Point } from './model/venue.ts';
import { useFoundVendors } from './useFoundVendors.ts';

const NO_ROWS: readonly BoothRow[] = [];
const NO_POINTS: readonly Point[] = [];

/**
 * The matches of the filters on each map. Deferred, so that typing does not wait for the booths. Names, booths and points
 * on the maps are found at once; the site's search adds its results when they arrive.
 */
export function useFinding(maps: readonly BoothMap[], filters: MapFilters, pickedIds: PickedIds) {
  const narrowing = useDeferredValue(filters);
  const { search } = narrowing;
  const named = useMemo(() => vendorsNamed(maps, search), [maps, search]);
  const isPointNamed = useMemo(() => hasPointNamed(maps, search), [maps, search]);
  const { ids, isFuzzy, isSearching } = useFoundVendors(search);
  const found = useMemo(() => {
    // Wrong letters are forgiven only if nothing else is found.
    if (!ids || (isFuzzy && (named.size > 0 || isPointNamed))) return undefined;
    return new Map(ids.filter((id) => !named.has(id)).map((id, rank) => [id, rank]));
  }, [ids, isFuzzy, named, isPointNamed]);
  const rows = useMemo(
    () => new Map(maps.map((map) => [map, filterRows(map.rows, narrowing, pickedIds, found)])),
    [maps, narrowing, pickedIds, found],
  );
  const points = useMemo(
    () => new Map(maps.map((map) => [map, filterPoints(map.points, narrowing)])),
    [maps, narrowing],
  );
  const rowsOf = (map: BoothMap) => rows.get(map) ?? NO_ROWS;
  const pointsOf = (map: BoothMap) => points.get(map) ?? NO_POINTS;
  return {
    rowsOf,
    pointsOf,
    /** The number of matches on a map. */
    countOf: (map: BoothMap) => rowsOf(map).length + pointsOf(map).length,
    /** Whether no filter is set. */
    isAll: isUnfiltered(narrowing),
    /** The places that the site's search adds, by `_id` with their rank, 0 first. */
    found,
    /** The same, if they match only by a similar name. */
    similar: isFuzzy ? found : undefined,
    /** Whether nothing is found yet. */
    isSearching: isSearching && named.size === 0 && !isPointNamed && !found?.size,
    /** The search text of these matches; it may lag behind what is typed. */
    search,
  };
}

export type Finding = ReturnType<typeof useFinding>;
