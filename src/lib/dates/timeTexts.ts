import { MONTHS } from './months.ts';
import { WEEKDAYS } from './weekdays.ts';
import type { WallClock } from './zone.ts';

const MINUTE = 60_000;

/** A time on a 12-hour clock, in two parts with different font sizes. */
export interface ClockTime {
  /** `11:30` */
  time: string;
  half: 'AM' | 'PM';
}

export function clockTime({ hour, minute }: WallClock): ClockTime {
  return { time: `${hour12(hour)}:${twoDigits(minute)}`, half: halfOf(hour) };
}

/** `11:30 AM` */
export function timeText(clock: WallClock): string {
  const { time, half } = clockTime(clock);
  return `${time} ${half}`;
}

/** The hour that contains a time: `11 AM`. */
export function hourText({ hour }: Pick<WallClock, 'hour'>): string {
  return `${hour12(hour)} ${halfOf(hour)}`;
}

/** `Sat` */
export function dayAbbreviation(clock: WallClock): string {
  return weekdayText(clock).slice(0, 3);
}

/** `Saturday, May 3` */
export function dayText(clock: WallClock): string {
  return `${weekdayText(clock)}, ${MONTHS[clock.month]} ${clock.day}`;
}

/** `Saturday, May 3, 2031` */
export function dateText(clock: WallClock): string {
  return `${dayText(clock)}, ${clock.year}`;
}

/** `2031-05-03` */
export function dayKey({ year, month, day }: WallClock): string {
  return [year, twoDigits(month + 1), twoDigits(day)].join('-');
}

/** A time range: `11:30 PM – 1:30 AM (Sun)`. The end's day is added if it differs; a missing end is omitted. */
export function timeRange(start: WallClock, end: WallClock | undefined): string {
  return end === undefined ? timeText(start) : `${timeText(start)} ${untilText(start, end)}`;
}

/** The end of a time range: `– 1:30 AM (Sun)`. */
export function untilText(start: WallClock, end: WallClock): string {
  const otherDay = dayKey(end) === dayKey(start) ? '' : ` (${dayAbbreviation(end)})`;
  return `– ${timeText(end)}${otherDay}`;
}

/**
 * A duration: `45 min`, from an hour on `1h 30m`. Undefined without an end, or if it is less than a minute.
 *
 * @param start an instant in milliseconds, like `end`.
 */
export function durationText(start: number, end: number | undefined): string | undefined {
  if (end === undefined) return undefined;
  const minutes = Math.round((end - start) / MINUTE);
  if (minutes < 1) return undefined;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

function hour12(hour: number): number {
  return hour % 12 || 12;
}

function halfOf(hour: number): 'AM' | 'PM' {
  return hour < 12 ? 'AM' : 'PM';
}

function weekdayText({ weekday }: WallClock): string {
  return WEEKDAYS[weekday] ?? '';
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
