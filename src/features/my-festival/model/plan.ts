import { type Clash, clashesOf } from './clashes.ts';
import { type Gap, createSuggestions, gapsOf } from './gaps.ts';
import type { Session } from './sessions.ts';

export interface PlannedSession {
  session: Session;
  /** With sessions that start earlier or at the same time; `instead` fits into the time of both. */
  clashes: (Clash & { instead: Session[] })[];
  /** Whether it clashes with any session, including later ones. */
  isClashing: boolean;
  /** The gap before it. */
  gap: (Gap & { suggestions: Session[] }) | undefined;
}

export interface PlannedDay {
  /** A date, such as `2031-05-03`. */
  day: string;
  /** `Saturday, May 3` */
  name: string;
  sessions: PlannedSession[];
}

/**
 * The picked sessions by day, with clashes and gaps.
 *
 * @param programme all sessions, by start.
 * @param picked the ids of the picked sessions.
 * @param walkingMinutes the time from one hall to another.
 */
export function planOf(
  programme: readonly Session[],
  picked: ReadonlySet<string>,
  walkingMinutes: number,
): PlannedDay[] {
  const sessions = programme.filter(({ id }) => picked.has(id));
  const clashes = clashesOf(sessions, walkingMinutes);
  const clashing = new Set(clashes.flatMap(({ first, second }) => [first, second]));
  const clashesOfSecond = new Map(sessions.map((session) => [session, [] as Clash[]]));
  for (const clash of clashes) clashesOfSecond.get(clash.second)?.push(clash);
  const gaps = new Map(gapsOf(sessions).map((gap) => [gap.after, gap]));
  const suggestionsFor = createSuggestions(programme, sessions, walkingMinutes);
  const days = [...new Set(sessions.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    name: sessions.find((session) => session.day === day)?.dayName ?? day,
    sessions: sessions
      .filter((session) => session.day === day)
      .map((session) => {
        const gap = gaps.get(session);
        return {
          session,
          clashes: (clashesOfSecond.get(session) ?? []).map((clash) => ({
            ...clash,
            instead: suggestionsFor(timeOf(clash)),
          })),
          isClashing: clashing.has(session),
          gap: gap && { ...gap, suggestions: suggestionsFor(gap) },
        };
      }),
  }));
}

/** The time of both sessions of a clash. */
function timeOf({ first, second }: Clash) {
  const nowhere = { hall: undefined };
  return { start: first.start, end: Math.max(first.end, second.end), before: nowhere, after: nowhere };
}
