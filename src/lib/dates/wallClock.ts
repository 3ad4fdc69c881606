import * as FACTS from '../facts.ts';

const DAY = 24 * 60 * 60_000;

/** What the clock and the calendar on the festival's wall say. */
export interface WallClock {
  year: number;
  /** 0 to 11. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** 0 (Sunday) to 6. */
  weekday: number;
  /** 0 to 23. */
  hour: number;
  minute: number;
}

let zoneClock: Intl.DateTimeFormat | undefined;

/**
 * The zone's clock as numbers; texts are made of them, since those of browsers differ from version to version. Made when
 * it is first asked: that takes a slow phone tens of milliseconds, which most screens need not wait for.
 */
const clock = () =>
  (zoneClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: FACTS.timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }));

/** The festival's local time at an instant (milliseconds since 1970 in UTC), whatever the visitor's zone is. */
export function wallClockAt(instant: number): WallClock {
  const date = new Date(asUtc(instant));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/**
 * The instant at which the festival's clock shows a time.
 *
 * @param wall that time as milliseconds since 1970, as if it were UTC.
 * @returns the first of two instants where the clock is set back, and a time moved on by the missing hour where it is
 *   set forward: what calendars do (`Temporal`'s `compatible`).
 */
export function instantOfWallClock(wall: number): number {
  const first = wall - offsetAt(wall - DAY);
  if (asUtc(first) === wall) return first;
  const second = wall - offsetAt(wall + DAY);
  return asUtc(second) === wall ? second : first;
}

/** Milliseconds by which the festival's clock is ahead of UTC; negative in the Americas. */
function offsetAt(instant: number): number {
  return asUtc(instant) - instant;
}

/** What the festival's clock shows, as milliseconds since 1970, as if it were UTC. */
function asUtc(instant: number): number {
  return instant + (steadyOffset(Math.floor(instant / DAY)) ?? askedAt(instant) - instant);
}

/** By day since 1970, in UTC. A timetable has hundreds of entries, and few days. */
const steadyOffsets = new Map<number, number | undefined>();

/**
 * By how much the festival's clock is ahead all day long; undefined on a day that changes it. To ask the zone's
 * calendar is a hundred times dearer than to add, and no zone has changed its clock twice within a day.
 */
function steadyOffset(day: number): number | undefined {
  if (!steadyOffsets.has(day)) {
    const [start, end] = [day * DAY, (day + 1) * DAY];
    const offset = askedAt(start) - start;
    steadyOffsets.set(day, askedAt(end) - end === offset ? offset : undefined);
  }
  return steadyOffsets.get(day);
}

/** The same as `asUtc`, in whole seconds, by the zone's calendar. */
function askedAt(instant: number): number {
  const parts = new Map(
    clock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
