const DAY_MS = 24 * 60 * 60_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?=T|$)/;
const MAX_DAYS = 14;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the festival, as a tab of the schedule. */
export interface FestivalDay {
  /** `sat`, or the date where the festival has a weekday twice; the value of `day=` in the address. */
  key: string;
  /** `2025-10-25` */
  date: string;
  /** `Saturday Oct 25` */
  name: string;
}

/**
 * The days of a festival, from its first to its last.
 *
 * @param start `YYYY-MM-DD`; a time after it is ignored, like in `end`.
 * @returns undefined if a date is missing or invalid, the end is before the start, or there are more than 14 days.
 */
export function festivalDays(
  start: string | undefined,
  end: string | undefined,
): readonly FestivalDay[] | undefined {
  const [first, last] = [readDate(start), readDate(end ?? start)];
  if (first === undefined || last === undefined || last < first) return undefined;
  const count = (last - first) / DAY_MS + 1;
  if (count > MAX_DAYS) return undefined;
  const hasWeekdayTwice = count > 7;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const weekday = WEEKDAYS[day.getUTCDay()] ?? '';
    return {
      key: hasWeekdayTwice ? date : weekday.slice(0, 3).toLowerCase(),
      date,
      name: `${weekday} ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`,
    };
  });
}

/** Midnight of a date as if it were in UTC, in milliseconds; undefined if there is no such date. */
function readDate(text = ''): number | undefined {
  const date = ISO_DATE.exec(text)?.[0];
  if (date === undefined) return undefined;
  const midnight = Date.parse(date);
  // An invalid day would roll over into the next month.
  return Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date
    ? undefined
    : midnight;
}
