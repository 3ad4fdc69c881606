interface EventPlace {
  name?: string | undefined;
  locationName?: string | undefined;
}

/** The distinct locations of an event: each venue's location, or its name if it has no location. */
export function locationNames(places: readonly EventPlace[]): string[] {
  return [...new Set(places.flatMap(({ name, locationName }) => locationName ?? name ?? []))];
}

/** The venues of an event in one line, each with its name and location. */
export function locationText(places: readonly EventPlace[]): string {
  return [...new Set(places.flatMap(placeText))].join(' · ') || 'Location TBD';
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
