import type { MapFilters } from '#lib/map/mapFilters.ts';
import type { Booth, BoothMap } from './venue.ts';

/** What an address chooses. */
export interface Chosen {
  /** Undefined only where there are no maps. */
  map: BoothMap | undefined;
  booth: Booth | undefined;
  /** What the filters must say instead, where the venue has no such map or booth. */
  correction: Pick<MapFilters, 'map' | 'booth'> | undefined;
}

/** Finds the map and the booth. A booth that has moved to another map is found there. */
export function choose(maps: readonly BoothMap[], filters: Pick<MapFilters, 'map' | 'booth'>): Chosen {
  const named = maps.find(({ alias }) => alias === filters.map);
  const withBooth = [...(named ? [named] : []), ...maps].find((map) => boothOf(map, filters.booth));
  const map = withBooth ?? named ?? maps[0];
  const booth = map && boothOf(map, filters.booth);
  const valid = {
    map: filters.map === '' || map === named ? filters.map : (map?.alias ?? ''),
    booth: booth?.label ?? '',
  };
  const isValid = valid.map === filters.map && valid.booth === filters.booth;
  return { map, booth, correction: maps.length === 0 || isValid ? undefined : valid };
}

function boothOf({ booths }: BoothMap, label: string): Booth | undefined {
  return booths.find((booth) => booth.label === label);
}
