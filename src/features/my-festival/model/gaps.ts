import { compareText, walkBetween } from './clashes.ts';
import type { Session } from './sessions.ts';

const MINUTE = 60_000;
const MIN_GAP = 30 * MINUTE;
const MAX_SUGGESTIONS = 3;

/** A time for which sessions are suggested, and the halls before and after it. */
interface FreeTime {
  start: number;
  end: number;
  before: Pick<Session, 'hall'>;
  after: Pick<Session, 'hall'>;
}

/** Free time between two picked sessions of a festival day. */
export interface Gap extends FreeTime {
  before: Session;
  after: Session;
}

/**
 * The gaps of at least 30 minutes.
 *
 * @param sessions in any order.
 */
export function gapsOf(sessions: readonly Session[]): Gap[] {
  const sorted = sessions.toSorted((a, b) => a.start - b.start || compareText(a.id, b.id));
  const gaps: Gap[] = [];
  let before: Session | undefined;
  for (const after of sorted) {
    if (before?.day === after.day && after.start - before.end >= MIN_GAP)
      gaps.push({ start: before.end, end: after.start, before, after });
    if (before?.day !== after.day || after.end > before.end) before = after;
  }
  return gaps;
}

/**
 * Creates a function that suggests sessions for a gap. They fit into it including the walks before and after. Those in
 * the visitor's most picked categories come first.
 *
 * @param programme all sessions, by start.
 * @param picked the sessions that are already picked.
 * @param walkingMinutes the time from one hall to another.
 */
export function createSuggestions(
  programme: readonly Session[],
  picked: readonly Session[],
  walkingMinutes: number,
): (gap: FreeTime) => Session[] {
  const pickedIds = new Set(picked.map(({ id }) => id));
  const pickCounts = new Map<string, number>();
  for (const category of picked.flatMap(({ categories }) => categories))
    pickCounts.set(category, (pickCounts.get(category) ?? 0) + 1);
  const scoreOf = ({ categories }: Session) =>
    categories.reduce((sum, category) => sum + (pickCounts.get(category) ?? 0), 0);

  return ({ start, end, before, after }) => {
    const fitting: Session[] = [];
    for (let index = firstFrom(programme, start); index < programme.length; index++) {
      const session = programme[index];
      if (!session || session.start >= end) break;
      const fits =
        session.start >= start + walkBetween(before, session, walkingMinutes) &&
        session.end + walkBetween(session, after, walkingMinutes) <= end;
      if (fits && !pickedIds.has(session.id)) fitting.push(session);
    }
    return fitting
      .sort(
        (a, b) =>
          scoreOf(b) - scoreOf(a) ||
          a.start - b.start ||
          compareText(a.title, b.title) ||
          compareText(a.id, b.id),
      )
      .slice(0, MAX_SUGGESTIONS);
  };
}

/** The index of the first session that starts at a time or later. */
function firstFrom(programme: readonly Session[], start: number): number {
  let low = 0;
  let high = programme.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((programme[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
