import { readDate } from '#lib/dates/calendarDate.ts';
import { MONTHS } from '#lib/dates/months.ts';

const UNKNOWN = 'DATE TBD';

/**
 * The dates of an event in upper case: `MAY 3-4, 2031`; `DATE TBD` if the start is missing or invalid.
 */
export function formatEventDates(start: string | undefined, end: string | undefined): string {
  return eventDatesText(start, end)?.toUpperCase() ?? UNKNOWN;
}

/**
 * The dates of an event: `May 3-4, 2031`. The end is left out if it is missing, invalid or not after the start.
 *
 * @param start `YYYY-MM-DD`; a time after it is ignored.
 * @returns undefined if the start is missing or invalid.
 */
export function eventDatesText(start: string | undefined, end: string | undefined): string | undefined {
  const from = readDate(start);
  if (!from) return undefined;
  const to = readDate(end);
  const [first, year] = partsOf(from);
  if (!to || to <= from) return `${first}, ${year}`;
  const [last, lastYear] = partsOf(to);
  if (lastYear !== year) return `${first}, ${year}-${last}, ${lastYear}`;
  const isSameMonth = to.getUTCMonth() === from.getUTCMonth();
  return `${first}-${isSameMonth ? to.getUTCDate() : last}, ${year}`;
}

function partsOf(date: Date): [day: string, year: number] {
  return [`${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`, date.getUTCFullYear()];
}
