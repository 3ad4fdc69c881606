import { MONTHS } from './names.ts';

const UNKNOWN = 'DATE TBD';
const DAY = /^(\d{4})-(\d{2})-(\d{2})(T|$)/;

/** A calendar date without a time zone. */
interface CalendarDate {
  year: number;
  /** 0 to 11. */
  month: number;
  day: number;
}

/**
 * The dates of an event in upper case: `MAY 3-4, 2031`; `DATE TBD` if the start is missing or invalid.
 */
export function formatEventDates(start: string | undefined, end: string | undefined): string {
  return eventDatesText(start, end)?.toUpperCase() ?? UNKNOWN;
}

/**
 * The dates of an event: `May 3-4, 2031`. An end that is missing, invalid or not after the start is omitted.
 *
 * @param start `YYYY-MM-DD`; a time after it is ignored, so that the date does not depend on the time zone.
 * @returns undefined if the start is missing or invalid.
 */
export function eventDatesText(start: string | undefined, end: string | undefined): string | undefined {
  const from = readDate(start);
  if (!from) return undefined;
  const to = readDate(end);
  const first = `${MONTHS[from.month]} ${from.day}`;
  if (!to || order(to) <= order(from)) return `${first}, ${from.year}`;
  const last = `${MONTHS[to.month]} ${to.day}, ${to.year}`;
  if (to.year !== from.year) return `${first}, ${from.year}-${last}`;
  if (to.month !== from.month) return `${first}-${last}`;
  return `${first}-${to.day}, ${to.year}`;
}

function readDate(text = ''): CalendarDate | undefined {
  const [year = 0, month = 0, day = 0] = DAY.exec(text)?.slice(1).map(Number) ?? [];
  const date = new Date(year, month - 1, day);
  // An invalid day or month would roll over into the next.
  return date.getMonth() === month - 1 && date.getDate() === day
    ? { year, month: month - 1, day }
    : undefined;
}

function order({ year, month, day }: CalendarDate): number {
  return (year * 12 + month) * 31 + day;
}
