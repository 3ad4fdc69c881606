import type { Session } from './sessions.ts';

const MINUTE = 60_000;

/** Two sessions that a visitor cannot attend completely. */
export interface Clash {
  /** The session that starts first. */
  first: Session;
  second: Session;
  /** `walk`: they do not overlap, but walking between their halls takes longer than the pause. */
  kind: 'overlap' | 'walk';
  /** How long they overlap, or how much time is missing for the walk. */
  minutes: number;
}

/** The key of a clash, whichever of its sessions starts first. */
export function clashKey({ first, second }: Pick<Clash, 'first' | 'second'>): string {
  return [first.id, second.id].sort().join(' ');
}

/**
 * The pairs of sessions that clash. A session that starts when another ends does not clash with it.
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

/** The walking time between two sessions in milliseconds; 0 if a hall is unknown. */
export function walkBetween(
  a: Pick<Session, 'hall'>,
  b: Pick<Session, 'hall'>,
  walkingMinutes: number,
): number {
  const isFar = a.hall !== undefined && b.hall !== undefined && a.hall !== b.hall;
  return isFar ? walkingMinutes * MINUTE : 0;
}

/** Rounds up, so that a clash of less than a minute is not shown as 0 minutes. */
function minutesOf(duration: number): number {
  return Math.ceil(duration / MINUTE);
}

/** Compares by code units, so that the order is the same in every browser. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
