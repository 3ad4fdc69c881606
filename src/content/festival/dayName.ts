import { tabText } from '#lib/dates/dayTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { FestivalDay } from './festivalDays.ts';

/** The name of a festival day, as in its tab: `Saturday Oct 25`. */
export function dayName({ date }: Pick<FestivalDay, 'date'>, t: I18n['t']): string {
  return tabText(readClock(Date.parse(date)), t);
}
