import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';
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
  t: I18n['t'],
): string {
  const here = rowsOf(shown).length + pointsOf(shown).length;
  const vendors = maps.flatMap(rowsOf).length;
  const points = maps.flatMap(pointsOf).length;
  const all = vendors + points;
  if (all === 0) return t(MESSAGES.nothing);
  const found = countText(vendors, points, similar !== undefined, t);
  const map = shown.title;
  if (here === all) return t(MESSAGES.foundHere, { found, map });
  return here === 0
    ? t(MESSAGES.foundElsewhere, { found, map })
    : t(MESSAGES.foundPartly, { found, here, map });
}

/** `2 vendors, 1 facility`; without facilities the vendors are named even if there are none. */
export function countText(vendors: number, points: number, isSimilar: boolean, t: I18n['t']): string {
  const facilities = t(MESSAGES.facilities, { count: points });
  if (vendors === 0 && points > 0) return facilities;
  const named = t(isSimilar ? MESSAGES.similarVendors : MESSAGES.vendors, { count: vendors });
  return points > 0 ? t(MESSAGES.vendorsAndFacilities, { vendors: named, facilities }) : named;
}
