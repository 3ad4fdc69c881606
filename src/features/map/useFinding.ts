import { useDeferredValue, useMemo } from 'react';
import type { MapFilters } from '#content/map/mapFilters.ts';
import type { PickedIds } from '#content/lists/pickedIds.ts';
import { filterRows, isKnown, isUnfiltered } from './model/filterBooths.ts';
import type { BoothMap, BoothRow } from './model/venue.ts';
import { useSimilarVendors } from './useSimilarVendors.ts';

const NO_ROWS: readonly BoothRow[] = [];

/** The matches of the filters on each map. Deferred, so that typing does not wait for the booths. */
export function useFinding(maps: readonly BoothMap[], filters: MapFilters, pickedIds: PickedIds) {
  const narrowing = useDeferredValue(filters);
  const { search } = narrowing;
  const isUnknown = useMemo(() => search.trim() !== '' && !isKnown(maps, search), [maps, search]);
  const { similar, isSearching } = useSimilarVendors(search, isUnknown);
  const found = useMemo(
    () => new Map(maps.map((map) => [map, filterRows(map.rows, narrowing, pickedIds, similar)])),
    [maps, narrowing, pickedIds, similar],
  );
  return {
    rowsOf: (map: BoothMap) => found.get(map) ?? NO_ROWS,
    /** Whether no filter is set. */
    isAll: isUnfiltered(narrowing),
    /** The places that match only by a similar name, by `_id` with their rank. */
    similar,
    isSearching,
    /** The search text of these matches; it may lag behind what is typed. */
    search,
  };
}

export type Finding = ReturnType<typeof useFinding>;
