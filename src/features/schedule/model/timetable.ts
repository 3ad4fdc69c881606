import { dayKey, dayText, hourText } from '#lib/dates/timeTexts.ts';
import type { WallClock } from '#lib/dates/zone.ts';

/** An entry with the festival day that it belongs to, and its local time; undefined if the time is not announced. */
export interface Timed {
  startDay: WallClock | undefined;
  startClock: WallClock | undefined;
}

export interface TimetableHour<T> {
  /** `11 AM` */
  name: string;
  /** Number of entries that start in it. */
  count: number;
  /** The entries that are loaded. */
  entries: T[];
}

export interface TimetableDay<T> {
  /** `2031-05-03` */
  key: string;
  /** `Saturday, May 3` */
  name: string;
  hours: TimetableHour<T>[];
}

/**
 * Groups entries by their festival day, and by the hour in which they start.
 *
 * @param entries sorted by start; entries without a time come last.
 */
export function timetable<T extends Timed>(entries: readonly T[]): TimetableDay<T>[] {
  const days: TimetableDay<T>[] = [];
  for (const entry of entries) {
    const clock = entry.startClock;
    const date = entry.startDay;
    const key = date ? dayKey(date) : 'unknown';
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, name: date ? dayText(date) : 'Date TBD', hours: [] };
      days.push(day);
    }
    const name = clock ? hourText(clock) : 'Time TBD';
    const hour = day.hours.at(-1);
    if (hour?.name === name) hour.count = hour.entries.push(entry);
    else day.hours.push({ name, count: 1, entries: [entry] });
  }
  return days;
}
