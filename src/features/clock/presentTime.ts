import type { ClockState } from './clockSlice.ts';
import type { Zone } from '#lib/dates/zone.ts';
import { readWallTime } from '#lib/dates/wallTime.ts';

/**
 * The present minute, or the time of the preview, in milliseconds since 1970; undefined while it is not known.
 *
 * @param zone the festival's.
 */
export function presentTime({ at, minute }: ClockState = {}, zone: Zone): number | undefined {
  const wall = at === undefined ? undefined : readWallTime(at);
  return wall === undefined ? minute : zone.instantOf(wall);
}
