import type { I18n, Message } from '../i18n/i18n.ts';
import { twoDigits } from '../twoDigits.ts';
import { dayKey } from './dayKey.ts';
import { dayAbbreviation, dayText } from './dayTexts.ts';
import { nameAt } from './longDateText.ts';
import { MESSAGES } from './messages/index.ts';
import { once } from './once.ts';
import type { WallClock } from './wallClock.ts';

const MINUTE = 60_000;

type T = I18n['t'];
type Time = Pick<WallClock, 'hour' | 'minute'>;

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

function timeIn(pattern: Message, clock: Time, t: T): string {
  return once(t, `${pattern.id} ${clock.hour}:${clock.minute}`, () => t(pattern, timeParts(clock, t)));
}
