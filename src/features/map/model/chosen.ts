import type { MapFilters } from '#content/map/mapFilters.ts';
import type { Booth, BoothMap } from './venue.ts';

/** The map and the booth that an address names. */
export interface Chosen<Filters> {
  /** Undefined only if there are no maps. */
  map: BoothMap | undefined;
  booth: Booth | undefined;
  /** The filters without a map or booth that does not exist; the same object if both exist. */
  filters: Filters;
}

/** Finds the map and the booth. A booth that has moved to another map is found on that map. */
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
