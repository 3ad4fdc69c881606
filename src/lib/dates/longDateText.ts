import type { I18n, Message } from '../i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';
import type { WallClock } from './wallClock.ts';

type T = I18n['t'];
type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

/** `May 3, 2031` */
export function longDateText(clock: Day, t: T): string {
  return t(MESSAGES.longDate, dateParts(clock, t));
}

/** What the pattern of a long date can contain. The first chunk has it, so no other names. */
export function dateParts({ year, month, day }: Day, t: T) {
  return { year, month: nameAt(MESSAGES.months, month, t), monthNumber: month + 1, day };
}

/** A name of a month or weekday, by its number in `Date`. */
export function nameAt(names: Message, index: number, t: T): string {
  return t(names).split('|')[index] ?? '';
}
