import { type Named, distinct } from '#lib/filtering/filterKey.ts';

export interface EventPlace {
  name?: string | undefined;
  locationName?: string | undefined;
  order?: number | undefined;
  /** See `Named`. */
  key?: string | undefined;
}

/** The distinct locations of an event: each venue's location, or its name if it has no location. */
export function locationsOf(places: readonly EventPlace[]): Named[] {
  return distinct(places.flatMap(locationOf));
}

function locationOf({ name, locationName, key }: EventPlace): Named | [] {
  const location = locationName ?? name;
  return location === undefined ? [] : { name: location, key };
}

/** The positions of locations, by their names. Only those that an editor has set. */
export function locationOrders(places: readonly EventPlace[]): ReadonlyMap<string, number> {
  return new Map(
    places.flatMap((place) => {
      const name = place.locationName ?? place.name;
      return name !== undefined && place.order !== undefined ? [[name, place.order]] : [];
    }),
  );
}

/** The venues of an event in one line, each with its name and location; empty if none is known. */
export function placesText(places: readonly EventPlace[]): string {
  return [...new Set(places.flatMap(placeText))].join(' · ');
}

/**
 * A location often repeats the name (`The Gantry, Silver Lot`), a name seldom its location (`The Gantry at Silver
 * Lot`).
 */
function placeText({ name, locationName }: EventPlace): string | [] {
  if (name === undefined || locationName === undefined) return locationName ?? name ?? [];
  const [short, long] = name.length < locationName.length ? [name, locationName] : [locationName, name];
  return long.toLowerCase().includes(short.toLowerCase()) ? long : `${name}, ${locationName}`;
}
