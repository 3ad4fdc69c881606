import type { I18n, Message } from '../i18n/i18n.ts';
import { twoDigits } from '../twoDigits.ts';
import { dayKey } from './dayKey.ts';
import { MESSAGES } from './messages/index.ts';
import type { WallClock } from './zone.ts';

const MINUTE = 60_000;

type T = I18n['t'];
type Time = Pick<WallClock, 'hour' | 'minute'>;
type Day = Pick<WallClock, 'year' | 'month' | 'day' | 'weekday'>;

/** A time in two parts with different font sizes. */
export interface ClockTime {
  /** `11:30` */
  time: string;
  /** `PM`; empty in a language that counts 24 hours. */
  half: string;
}

export function clockTime(clock: Time, t: T): ClockTime {
  return { time: timeIn(MESSAGES.clock, clock, t), half: timeIn(MESSAGES.clockHalf, clock, t) };
}

/** `11:30 AM` */
export function timeText(clock: Time, t: T): string {
  return timeIn(MESSAGES.time, clock, t);
}

/** The hour that contains a time: `11 AM`. */
export function hourText({ hour }: Pick<WallClock, 'hour'>, t: T): string {
  return timeIn(MESSAGES.hour, { hour, minute: 0 }, t);
}

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

/** `May 3, 2031` */
export function longDateText(clock: Day, t: T): string {
  return dayIn(MESSAGES.longDate, clock, t);
}

/** `Saturday May 3`, for a tab. */
export function tabText(clock: Day, t: T): string {
  return dayIn(MESSAGES.tab, clock, t);
}

/** `Saturday, May 3, 11:30 AM` */
export function dayAndTime(clock: WallClock, t: T): string {
  return t(MESSAGES.dayAndTime, { day: dayText(clock, t), time: timeText(clock, t) });
}

/** `Saturday, 11:30 AM` */
export function longWeekdayAndTime(clock: WallClock, t: T): string {
  return t(MESSAGES.dayAndTime, {
    day: nameAt(MESSAGES.weekdays, clock.weekday, t),
    time: timeText(clock, t),
  });
}

/** `Saturday, May 3, 11:30 PM – 1:30 AM (Sun)` */
export function dayAndRange(start: WallClock, end: WallClock | undefined, t: T): string {
  return t(MESSAGES.dayAndTime, { day: dayText(start, t), time: timeRange(start, end, t) });
}

/** `Sat 11:30 AM` */
export function weekdayAndTime(clock: WallClock, t: T): string {
  return t(MESSAGES.weekdayAndTime, { weekday: dayAbbreviation(clock, t), time: timeText(clock, t) });
}

/** A time range: `11:30 PM – 1:30 AM (Sun)`. The end's day is added if it differs; a missing end is omitted. */
export function timeRange(start: WallClock, end: WallClock | undefined, t: T): string {
  return timeUntil(start, end && untilText(start, end, t), t);
}

/**
 * A time range.
 *
 * @param until from `untilText`; undefined if the end is missing.
 */
export function timeUntil(clock: Time, until: string | undefined, t: T): string {
  const start = timeText(clock, t);
  return until === undefined ? start : t(MESSAGES.range, { start, until });
}

/** The end of a time range: `– 1:30 AM (Sun)`. */
export function untilText(start: WallClock, end: WallClock, t: T): string {
  const [weekday, isSameDay] = [end.weekday, dayKey(end) === dayKey(start)];
  return once(t, `until ${end.hour}:${end.minute} ${isSameDay ? '' : weekday}`, () =>
    isSameDay
      ? t(MESSAGES.until, { end: timeText(end, t) })
      : t(MESSAGES.untilOtherDay, { end: timeText(end, t), weekday: dayAbbreviation(end, t) }),
  );
}

/**
 * A duration: `45 min`, from an hour on `1h 30m`. Undefined without an end, or if it is less than a minute.
 *
 * @param start an instant in milliseconds, like `end`.
 */
export function durationText(start: number, end: number | undefined, t: T): string | undefined {
  if (end === undefined) return undefined;
  const minutes = Math.round((end - start) / MINUTE);
  if (minutes < 1) return undefined;
  return once(t, `${minutes} min`, () =>
    minutes < 60
      ? t(MESSAGES.minutes, { minutes })
      : t(MESSAGES.hoursAndMinutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  );
}

/** What the patterns of times can contain. */
export function timeParts({ hour, minute }: Time, t: T) {
  return {
    hour,
    hour12: hour % 12 || 12,
    minute: twoDigits(minute),
    half: t(hour < 12 ? MESSAGES.am : MESSAGES.pm),
  };
}

/** What the patterns of days can contain. */
export function dayParts({ year, month, day, weekday }: Day, t: T) {
  return {
    year,
    month: nameAt(MESSAGES.months, month, t),
    monthShort: nameAt(MESSAGES.monthsShort, month, t),
    monthNumber: month + 1,
    day,
    weekday: nameAt(MESSAGES.weekdays, weekday, t),
    weekdayShort: nameAt(MESSAGES.weekdaysShort, weekday, t),
  };
}

function timeIn(pattern: Message, clock: Time, t: T): string {
  return once(t, `${pattern.id} ${clock.hour}:${clock.minute}`, () => t(pattern, timeParts(clock, t)));
}

function dayIn(pattern: Message, clock: Day, t: T): string {
  return once(t, `${pattern.id} ${dayKey(clock)}`, () => t(pattern, dayParts(clock, t)));
}

/** A name of a month or weekday, by its number in `Date`. */
function nameAt(names: Message, index: number, t: T): string {
  return t(names).split('|')[index] ?? '';
}

const made = new WeakMap<T, Map<string, string>>();

/** A text that is made once for each language: a large schedule asks for thousands, of which few differ. */
function once(t: T, key: string, make: () => string): string {
  let texts = made.get(t);
  if (!texts) made.set(t, (texts = new Map<string, string>()));
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = make()));
  return text;
}
