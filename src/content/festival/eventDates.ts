import { readDate } from '#lib/dates/calendarDate.ts';
import { dateParts, longDateText } from '#lib/dates/longDateText.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { FestivalSettings } from './festivalSettings.ts';
import { MESSAGES } from './messages/index.ts';

/**
 * The dates of an event in upper case: `MAY 3-4, 2031`; `DATE TBD` if the start is missing or invalid.
 */
export function formatEventDates(start: string | undefined, end: string | undefined, t: I18n['t']): string {
  return eventDatesText(start, end, t)?.toUpperCase() ?? t(MESSAGES.datesUnknown);
}

/** The festival's dates: `May 3-4, 2031`. */
export function festivalDates({ dates }: Pick<FestivalSettings, 'dates'>, t: I18n['t']): string {
  return eventDatesText(dates.start, dates.end, t) ?? '';
}

/**
 * The dates of an event: `May 3-4, 2031`. The end is left out if it is missing, invalid or not after the start.
 *
 * @param start `YYYY-MM-DD`; a time after it is ignored.
 * @returns undefined if the start is missing or invalid.
 */
export function eventDatesText(
  start: string | undefined,
  end: string | undefined,
  t: I18n['t'],
): string | undefined {
  const from = readDate(start);
  if (!from) return undefined;
  const to = readDate(end);
  const first = readClock(from.getTime());
  if (!to || to <= from) return longDateText(first, t);
  const { month, day, year } = dateParts(first, t);
  const { month: lastMonth, day: lastDay, year: lastYear } = dateParts(readClock(to.getTime()), t);
  if (lastYear !== year) return t(MESSAGES.datesInYears, { month, day, year, lastMonth, lastDay, lastYear });
  return lastMonth === month
    ? t(MESSAGES.datesInMonth, { month, day, lastDay, year })
    : t(MESSAGES.datesInYear, { month, day, lastMonth, lastDay, year });
}
