import type { MapFilters } from '#content/map/mapFilters.ts';
import type { Booth, BoothMap } from './venue.ts';

/** The map and the booth that an address names, and its filters. */
export interface Chosen<Filters> {
  /** Undefined only if there are no maps. */
  map: BoothMap | undefined;
  booth: Booth | undefined;
  /** The filters without a map, booth or kind of points that does not exist; the same object if all exist. */
  filters: Filters;
}

/** Finds the map and the booth. A booth that has moved to another map is found on that map. */
export function choose<Filters extends Pick<MapFilters, 'map' | 'booth' | 'points'>>(
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
    points: filters.points.filter((kind) =>
      maps.some(({ points }) => points.some((one) => one.kind === kind)),
    ),
  };
  const isValid =
    valid.map === filters.map &&
    valid.booth === filters.booth &&
    valid.points.length === filters.points.length;
  return { map, booth, filters: maps.length === 0 || isValid ? filters : { ...filters, ...valid } };
}

function boothOf({ booths }: BoothMap, label: string): Booth | undefined {
  return booths.find((booth) => booth.label === label);
}
