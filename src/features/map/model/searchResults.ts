import { BOOTH_MESSAGES } from './messages.ts';
import type { BoothMap, BoothRow } from './venue.ts';

/** How many results are shown; the map's list has all of them. */
const MAX_RESULTS = 4;

/** The matches of the filters. */
interface Found {
  rowsOf(map: BoothMap): readonly BoothRow[];
  /** The rank of vendors that the site's search adds. */
  found: ReadonlyMap<string, number> | undefined;
  /** The rank of vendors that match only by a similar name; undefined if names contain the search text. */
  similar: ReadonlyMap<string, number> | undefined;
}

/**
 * The first matches: those of names, on the shown map before those on other maps, then what the site's search adds, best
 * first.
 */
export function firstResults(
  maps: readonly BoothMap[],
  shown: BoothMap,
  { rowsOf, found }: Pick<Found, 'rowsOf' | 'found'>,
) {
  const ordered = [shown, ...maps.filter((map) => map !== shown)];
  const results = ordered.flatMap((map) => rowsOf(map).map((row) => ({ map, row })));
  const rank = ({ row }: { row: BoothRow }) => found?.get(row.vendor.id) ?? -1;
  return results.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_RESULTS);
}

/** The number of matches, and whether they are on the shown map. */
export function findingText(
  maps: readonly BoothMap[],
  shown: BoothMap,
  { rowsOf, similar }: Pick<Found, 'rowsOf' | 'similar'>,
): string {
  const here = rowsOf(shown).length;
  const all = maps.reduce((sum, map) => sum + rowsOf(map).length, 0);
  if (all === 0) return BOOTH_MESSAGES.nothing;
  const text = countText(all, similar !== undefined);
  if (here === all) return `${text} on ${shown.title}`;
  return `${text}, ${here === 0 ? 'not' : `${here} of them`} on ${shown.title}`;
}

export function countText(count: number, isSimilar: boolean): string {
  return `${count} ${isSimilar ? 'similar ' : ''}${count === 1 ? 'vendor' : 'vendors'}`;
}
