import { readInstant } from '../dates/instant.ts';

/** When something happens, in milliseconds since 1970 in UTC. */
export interface EventTimes {
  start: number;
  /** Undefined: nobody has said when it ends. */
  end: number | undefined;
}

/**
 * Reads the stored times of a schedule event. An end that is missing, unreadable or not after the start is no end: it
 * would make a length of nothing, or less.
 *
 * @returns undefined where the start cannot be read: the time is still to be told.
 */
export function eventTimes(startsAt: string | undefined, endsAt: string | undefined): EventTimes | undefined {
  const start = readInstant(startsAt);
  if (start === undefined) return undefined;
  const end = readInstant(endsAt);
  return { start, end: end !== undefined && end > start ? end : undefined };
}
