interface EventPlace {
  name?: string | undefined;
  locationName?: string | undefined;
}

/** What visitors call the places of an event, each once: where a place is, or else its name. */
export function locationNames(places: readonly EventPlace[]): string[] {
  return [...new Set(places.flatMap(({ name, locationName }) => locationName ?? name ?? []))];
}

/** The places of an event in one line, each by its own name and where it is. */
export function locationText(places: readonly EventPlace[]): string {
  return [...new Set(places.flatMap(placeText))].join(' · ') || 'Location TBD';
}

/** A location often repeats the name (`The Gantry, Silver Lot`), a name seldom its location (`The Gantry at Silver Lot`). */
function placeText({ name, locationName }: EventPlace): string | [] {
  if (name === undefined || locationName === undefined) return locationName ?? name ?? [];
  const [short, long] = name.length < locationName.length ? [name, locationName] : [locationName, name];
  return long.toLowerCase().includes(short.toLowerCase()) ? long : `${name}, ${locationName}`;
}
