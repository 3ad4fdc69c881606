import type { I18n, Message } from '../i18n/i18n.ts';
import { dayKey } from './dayKey.ts';
import { dateParts, nameAt } from './longDateText.ts';
import { MESSAGES } from './messages/index.ts';
import { once } from './once.ts';
import type { WallClock } from './wallClock.ts';

type T = I18n['t'];
type Day = Pick<WallClock, 'year' | 'month' | 'day' | 'weekday'>;

/** `Sat` */
export function dayAbbreviation({ weekday }: Pick<WallClock, 'weekday'>, t: T): string {
  return nameAt(MESSAGES.weekdaysShort, weekday, t);
}

/** `Saturday, May 3` */
export function dayText(clock: Day, t: T): string {
  return dayIn(MESSAGES.day, clock, t);
}

/** `Saturday, May 3, 2031` */
export function dateText(clock: Day, t: T): string {
  return dayIn(MESSAGES.date, clock, t);
}

/** `Saturday May 3`, for a tab. */
export function tabText(clock: Day, t: T): string {
  return dayIn(MESSAGES.tab, clock, t);
}

/** What the patterns of days can contain. */
export function dayParts(clock: Day, t: T) {
  return {
    ...dateParts(clock, t),
    monthShort: nameAt(MESSAGES.monthsShort, clock.month, t),
    weekday: nameAt(MESSAGES.weekdays, clock.weekday, t),
    weekdayShort: nameAt(MESSAGES.weekdaysShort, clock.weekday, t),
  };
}

function dayIn(pattern: Message, clock: Day, t: T): string {
  return once(t, `${pattern.id} ${dayKey(clock)}`, () => t(pattern, dayParts(clock, t)));
}
