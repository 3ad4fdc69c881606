const UNKNOWN = 'DATE TBD';
// Not asked of `Intl`: making its first formatter takes a slow phone tens of milliseconds, while home starts.
const MONTHS =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');
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
 * @param start `YYYY-MM-DD`, read as a local date, or an ISO instant, read in the visitor's zone.
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
  if (text === undefined) return undefined;
  const parts = DATE_ONLY.exec(text);
  const date = parts ? new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  // A day that its month does not have, or a thirteenth month, would roll over into the next.
  if (parts && (date.getMonth() !== Number(parts[2]) - 1 || date.getDate() !== Number(parts[3])))
    return undefined;
  return { year: date.getFullYear(), month: date.getMonth(), day: date.getDate() };
}

function order({ year, month, day }: CalendarDate): number {
  return (year * 12 + month) * 31 + day;
}
