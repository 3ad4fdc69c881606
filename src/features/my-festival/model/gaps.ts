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
  // The order does not depend on the gap, so the sessions are compared once.
  const candidates = programme
    .filter(({ id }) => !pickedIds.has(id))
    .map((session) => ({ session, score: scoreOf(session) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.session.start - b.session.start ||
        compareText(a.session.title, b.session.title) ||
        compareText(a.session.id, b.session.id),
    )
    .map(({ session }, rank) => ({ session, rank }))
    .sort((a, b) => a.session.start - b.session.start);

  return ({ start, end, before, after }) => {
    const fitting: typeof candidates = [];
    for (let index = firstFrom(candidates, start); index < candidates.length; index++) {
      const candidate = candidates[index];
      if (!candidate || candidate.session.start >= end) break;
      const { session } = candidate;
      // Most end too late, which is the cheapest to see.
      const fits =
        session.end <= end &&
        session.start >= start + walkBetween(before, session, walkingMinutes) &&
        session.end + walkBetween(session, after, walkingMinutes) <= end;
      if (fits) fitting.push(candidate);
    }
    return fitting
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ session }) => session);
  };
}

/** The index of the first session that starts at a time or later. */
function firstFrom(candidates: readonly { session: Session }[], start: number): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((candidates[middle]?.session.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
