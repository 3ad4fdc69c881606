import { BOOTH_MESSAGES } from './messages.ts';
import type { BoothMap, BoothRow } from './venue.ts';

/** More of them are in the list of their map. */
const MOST_ANSWERS = 4;

/** What filters have found. */
interface Found {
  rowsOf(map: BoothMap): readonly BoothRow[];
  /** The rank of vendors that are shown because their names are similar; undefined where names have what is typed. */
  similar: ReadonlyMap<string, number> | undefined;
}

/** The first vendors that were found, those of the shown map before the others, or else the most similar ones. */
export function firstAnswers(maps: readonly BoothMap[], shown: BoothMap, { rowsOf, similar }: Found) {
  const ordered = [shown, ...maps.filter((map) => map !== shown)];
  const answers = ordered.flatMap((map) => rowsOf(map).map((row) => ({ map, row })));
  const rank = ({ row }: { row: BoothRow }) => similar?.get(row.vendor.id) ?? 0;
  return answers.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_ANSWERS);
}

/** How many vendors were found, and whether they are on the shown map. */
export function findingText(maps: readonly BoothMap[], shown: BoothMap, { rowsOf, similar }: Found): string {
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
