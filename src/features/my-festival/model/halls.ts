import { compareNumbers } from '#lib/text/compareNatural.ts';

/** Splits a location into its hall, if it has one, and the rest. */
export type FindHall = (location: string | undefined) => { hall: string | undefined; rest: string };

/**
 * Finds out which part of a location is its hall. Editors write `Hall A, Booth 244`, but also `Drop Deck, Hall A`. The
 * hall is the part that most locations have in common.
 *
 * @param locations all locations of the festival.
 */
export function hallsOf(locations: Iterable<string | undefined>): FindHall {
  const counts = new Map<string, number>();
  for (const location of locations) {
    for (const part of new Set(partsOf(location))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return (location) => {
    const parts = partsOf(location);
    const [hall] = parts
      .filter((part) => (counts.get(part) ?? 0) > 1)
      .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || compareNumbers(a, b));
    return { hall, rest: parts.filter((part) => part !== hall).join(', ') };
  };
}

function partsOf(location = ''): string[] {
  return location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
