import { readInstant } from './instant';
import { wallClockAt } from './wallClock';

const UNKNOWN = 'DATE TBD';
// Neither names nor days are asked of `Intl` where it can be helped: making its first formatter takes a slow phone
// tens of milliseconds, while home starts.
const MONTHS = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date by the calendar, whatever the time zone. */
interface CalendarDate {
  year: number;
  /** 0 to 11. */
  month: number;
  day: number;
}

/**
 * The days of an event in upper case: `OCTOBER 25-26, 2025`. A missing or invalid start gives `DATE TBD`; an end that
 * is missing, invalid or not after the start is left out.
 *
 * @param start `YYYY-MM-DD`, or an ISO instant, which is the day that it falls on at the festival.
 */
export function formatEventDates(start: string | undefined, end: string | undefined): string {
  const from = readDate(start);
  if (!from) return UNKNOWN;
  const to = readDate(end);
  const first = `${MONTHS[from.month]} ${from.day}`;
  if (!to || order(to) <= order(from)) return `${first}, ${from.year}`;
  const last = `${MONTHS[to.month]} ${to.day}, ${to.year}`;
  if (to.year !== from.year) return `${first}, ${from.year}-${last}`;
  if (to.month !== from.month) return `${first}-${last}`;
  return `${first}-${to.day}, ${to.year}`;
}

function readDate(text: string | undefined): CalendarDate | undefined {
  const parts = DATE_ONLY.exec(text ?? '');
  if (parts) {
    const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
    const isInCalendar = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(parts[0]);
    return isInCalendar ? { year, month: month - 1, day } : undefined;
  }
  const instant = readInstant(text);
  return instant === undefined ? undefined : wallClockAt(instant);
}

function order({ year, month, day }: CalendarDate): number {
  return (year * 12 + month) * 31 + day;
}
