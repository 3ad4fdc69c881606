import type { Session } from './sessions.ts';

const MINUTE = 60_000;

/** Two sessions that nobody can attend in full. */
export interface Clash {
  /** The one that starts first. */
  first: Session;
  second: Session;
  /** `walk`: they do not overlap, but the way between their halls takes longer than the pause. */
  kind: 'overlap' | 'walk';
  /** How long they overlap, or how much is missing for the way. */
  minutes: number;
}

/**
 * The pairs of sessions that clash. Sessions that touch do not.
 *
 * @param sessions in any order.
 * @param walkingMinutes the time from one hall to another.
 */
export function clashesOf(sessions: readonly Session[], walkingMinutes: number): Clash[] {
  const sorted = sessions.toSorted((a, b) => a.start - b.start || compareText(a.id, b.id));
  return sorted.flatMap((first, index) => {
    const clashes: Clash[] = [];
    const latest = first.end + walkingMinutes * MINUTE;
    for (let next = index + 1; next < sorted.length; next++) {
      const second = sorted[next];
      if (!second || second.start >= latest) break;
      const overlap = Math.min(first.end, second.end) - second.start;
      if (overlap > 0) clashes.push({ first, second, kind: 'overlap', minutes: minutesOf(overlap) });
      else {
        const missing = walkBetween(first, second, walkingMinutes) - (second.start - first.end);
        if (missing > 0) clashes.push({ first, second, kind: 'walk', minutes: minutesOf(missing) });
      }
    }
    return clashes;
  });
}

/** The way between two sessions in milliseconds; none where a hall is unknown. */
export function walkBetween(
  a: Pick<Session, 'hall'>,
  b: Pick<Session, 'hall'>,
  walkingMinutes: number,
): number {
  const isFar = a.hall !== undefined && b.hall !== undefined && a.hall !== b.hall;
  return isFar ? walkingMinutes * MINUTE : 0;
}

/** A part of a minute counts as one: less than a minute is no clash of zero minutes. */
function minutesOf(duration: number): number {
  return Math.ceil(duration / MINUTE);
}

/** By code units: the order must be the same everywhere. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
