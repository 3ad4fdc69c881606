import { BOOTH_MESSAGES } from './messages.ts';
import type { BoothMap, BoothRow, Point } from './venue.ts';

/** How many results are shown; the map's list has all of them. */
const MAX_RESULTS = 4;

/** The matches of the filters. */
interface Found {
  rowsOf(map: BoothMap): readonly BoothRow[];
  pointsOf(map: BoothMap): readonly Point[];
  /** The rank of vendors that the site's search adds. */
  found: ReadonlyMap<string, number> | undefined;
  /** The rank of vendors that match only by a similar name; undefined if names contain the search text. */
  similar: ReadonlyMap<string, number> | undefined;
}

/** A match of a search, on its map. */
export interface Result {
  map: BoothMap;
  match: BoothRow | Point;
}

/**
 * The first matches: those of names, on the shown map before those on other maps, then what the site's search adds, best
 * first.
 */
export function firstResults(
  maps: readonly BoothMap[],
  shown: BoothMap,
  { rowsOf, pointsOf, found }: Pick<Found, 'rowsOf' | 'pointsOf' | 'found'>,
): Result[] {
  const ordered = [shown, ...maps.filter((map) => map !== shown)];
  const results = ordered.flatMap((map) =>
    [...rowsOf(map), ...pointsOf(map)].map((match): Result => ({ map, match })),
  );
  const rank = ({ match }: Result) => ('vendor' in match ? found?.get(match.vendor.id) : undefined) ?? -1;
  return results.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_RESULTS);
}

/** The number of matches, and whether they are on the shown map. */
export function findingText(
  maps: readonly BoothMap[],
  shown: BoothMap,
  { rowsOf, pointsOf, similar }: Pick<Found, 'rowsOf' | 'pointsOf' | 'similar'>,
): string {
  const here = rowsOf(shown).length + pointsOf(shown).length;
  const vendors = maps.flatMap(rowsOf).length;
  const points = maps.flatMap(pointsOf).length;
  const all = vendors + points;
  if (all === 0) return BOOTH_MESSAGES.nothing;
  const text = countText(vendors, points, similar !== undefined);
  if (here === all) return `${text} on ${shown.title}`;
  return `${text}, ${here === 0 ? 'not' : `${here} of them`} on ${shown.title}`;
}

/** `2 vendors, 1 facility`; without facilities the vendors are named even if there are none. */
export function countText(vendors: number, points: number, isSimilar: boolean): string {
  const parts = [
    (vendors > 0 || points === 0) &&
      `${vendors} ${isSimilar ? 'similar ' : ''}${vendors === 1 ? 'vendor' : 'vendors'}`,
    points > 0 && `${points} ${points === 1 ? 'facility' : 'facilities'}`,
  ];
  return parts.filter(Boolean).join(', ');
}
