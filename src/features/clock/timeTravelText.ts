import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { dayAndTime, longWeekdayAndTime } from '#lib/dates/timeTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';

/**
 * `Previewing Saturday, 2:05 PM`; with the date if it is not a festival day.
 *
 * @param wall the local time as milliseconds since 1970, as if it were UTC.
 */
export function timeTravelText(wall: number, days: readonly FestivalDay[], t: I18n['t']): string {
  const clock = readClock(wall);
  const isOfFestival = days.length <= 7 && days.some(({ date }) => date === dayKey(clock));
  return t(MESSAGES.previewing, {
    time: isOfFestival ? longWeekdayAndTime(clock, t) : dayAndTime(clock, t),
  });
}
