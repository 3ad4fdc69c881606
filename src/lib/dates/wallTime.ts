import { readDate } from './calendarDate.ts';

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Parses a local date and time, to the minute.
 *
 * @param text `2031-05-03T14:05`
 * @returns milliseconds since 1970, as if it were UTC; undefined if there is no such time.
 */
export function readWallTime(text: string): number | undefined {
  return WALL_TIME.test(text) && readDate(text) ? Date.parse(`${text}Z`) : undefined;
}
