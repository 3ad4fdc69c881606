import { readInstant } from '#lib/dates/instant.ts';
import type { Zone } from '#lib/dates/zone.ts';

/** Start and end in milliseconds since 1970 in UTC. */
export interface EventTimes {
  start: number;
  /** Undefined if unknown. */
  end: number | undefined;
}

/**
 * Parses the times of a schedule event. An end that is missing, invalid or not after the start is ignored.
 *
 * @returns undefined if the start is invalid: the time is not announced.
 */
export function eventTimes(
  startsAt: string | undefined,
  endsAt: string | undefined,
  zone: Zone,
): EventTimes | undefined {
  const start = readInstant(startsAt, zone);
  if (start === undefined) return undefined;
  const end = readInstant(endsAt, zone);
  return { start, end: end !== undefined && end > start ? end : undefined };
}
