import type { MapFilters } from '#content/map/mapFilters.ts';
import type { Booth, BoothMap } from './venue.ts';

/** What an address chooses. */
export interface Chosen<Filters> {
  /** Undefined only where there are no maps. */
  map: BoothMap | undefined;
  booth: Booth | undefined;
  /** The filters without a map or a booth that the venue does not have; the same object where it has both. */
  filters: Filters;
}

/** Finds the map and the booth. A booth that has moved to another map is found there. */
export function choose<Filters extends Pick<MapFilters, 'map' | 'booth'>>(
  maps: readonly BoothMap[],
  filters: Filters,
): Chosen<Filters> {
  const named = maps.find(({ alias }) => alias === filters.map);
  const withBooth = [...(named ? [named] : []), ...maps].find((map) => boothOf(map, filters.booth));
  const map = withBooth ?? named ?? maps[0];
  const booth = map && boothOf(map, filters.booth);
  const valid = {
    map: filters.map === '' || map === named ? filters.map : (map?.alias ?? ''),
    booth: booth?.label ?? '',
  };
  const isValid = valid.map === filters.map && valid.booth === filters.booth;
  return { map, booth, filters: maps.length === 0 || isValid ? filters : { ...filters, ...valid } };
}

function boothOf({ booths }: BoothMap, label: string): Booth | undefined {
  return booths.find((booth) => booth.label === label);
}
