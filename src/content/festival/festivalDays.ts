import { readDate } from '#lib/dates/calendarDate.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_DAYS = 14;
/** The keys of weekdays in addresses, the same in every language. Indexed as in `Date`: 0 is Sunday. */
const WEEKDAY_KEYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day of the festival, as a tab of the schedule. */
export interface FestivalDay {
  /** `sat`, or the date if the festival has that weekday twice; the value of `day=` in the address. */
  key: string;
  /** `2031-05-03` */
  date: string;
}

/**
 * The days of a festival, from its first to its last.
 *
 * @param start `YYYY-MM-DD`; a time after it is ignored, as in `end`.
 * @param end ignored if it is missing, invalid or before the start. The list ends after 14 days.
 * @returns undefined if the start is missing or invalid.
 */
export function festivalDays(
  start: string | undefined,
  end: string | undefined,
): readonly FestivalDay[] | undefined {
  const first = readDate(start)?.getTime();
  if (first === undefined) return undefined;
  const last = Math.max(first, readDate(end)?.getTime() ?? first);
  const count = Math.min((last - first) / DAY_MS + 1, MAX_DAYS);
  const hasWeekdayTwice = count > 7;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    return { key: (!hasWeekdayTwice && WEEKDAY_KEYS[day.getUTCDay()]) || date, date };
  });
}
