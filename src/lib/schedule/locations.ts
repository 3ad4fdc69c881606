interface EventPlace {
  name?: string | undefined;
  locationName?: string | undefined;
}

/** What visitors call the places of an event, each once: where a place is, or else its name. */
export function locationNames(places: readonly EventPlace[]): string[] {
  return [...new Set(places.flatMap(({ name, locationName }) => locationName ?? name ?? []))];
}

/** The places of an event in one line. */
export function locationText(places: readonly EventPlace[]): string {
  return locationNames(places).join(' · ') || 'Location TBD';
}
