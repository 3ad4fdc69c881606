import { compareNatural, compareNumbers } from '#lib/text/compareNatural.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import type { FindHall } from './halls.ts';
import type { MyDocument } from './shown.ts';

/** A picked place on the walk through the halls. */
export interface Stop {
  id: string;
  name: string;
  alias: string | undefined;
  /** Its position in the hall: `Booth 244`. */
  booth: string;
  facets?: OwnFacets | undefined;
}

export interface Hall {
  /** Undefined for places without an announced location. */
  name: string | undefined;
  /** The map's name in addresses, if the stops are in the order of their walk on it. */
  map?: string;
  stops: Stop[];
}

/**
 * Places in walking order: hall by hall, and by booth in each hall. Places without a location come last.
 *
 * @param language of the page.
 */
export function walkOf(places: readonly MyDocument[], hallOf: FindHall, language: string): Hall[] {
  const byName = compareNatural(language);
  const halls = new Map<string | undefined, Stop[]>();
  for (const { _id, name, alias, locationName, facets } of places) {
    const { hall, rest } = hallOf(locationName);
    // A location that is in no hall counts as a hall.
    const key = hall ?? locationName;
    const stops = halls.get(key) ?? [];
    stops.push({ id: _id, name, alias: alias?.current, booth: hall === undefined ? '' : rest, facets });
    halls.set(key, stops);
  }
  return [...halls]
    .map(([name, stops]) => ({
      name,
      stops: stops.sort((a, b) => compareNumbers(a.booth, b.booth) || byName(a.name, b.name)),
    }))
    .sort(
      (a, b) =>
        Number(a.name === undefined) - Number(b.name === undefined) || byName(a.name ?? '', b.name ?? ''),
    );
}

/** The first stop that is not ticked. */
export function nextStop(
  halls: readonly Hall[],
  visited: Readonly<Record<string, unknown>>,
): Stop | undefined {
  return halls.flatMap(({ stops }) => stops).find(({ id }) => !Object.hasOwn(visited, id));
}
