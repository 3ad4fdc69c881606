import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { dayKey, dayText, timeText } from '#lib/dates/timeTexts.ts';
import { WEEKDAYS } from '#lib/dates/weekdays.ts';
import { readClock } from '#lib/dates/zone.ts';

/**
 * `Previewing Saturday, 2:05 PM`; with the date if it is not a festival day.
 *
 * @param wall the local time as milliseconds since 1970, as if it were UTC.
 */
export function timeTravelText(wall: number, days: readonly FestivalDay[]): string {
  const clock = readClock(wall);
  const isOfFestival = days.length <= 7 && days.some(({ date }) => date === dayKey(clock));
  const day = isOfFestival ? WEEKDAYS[clock.weekday] : dayText(clock);
  return `Previewing ${day}, ${timeText(clock)}`;
}
