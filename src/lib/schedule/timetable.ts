import { dayKey, dayText, hourText } from '../dates/timeTexts.ts';
import type { WallClock } from '../dates/zone.ts';

/** An entry with its local time; undefined if the time is not announced. */
export interface Timed {
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
  /** `2025-10-25` */
  key: string;
  /** `Saturday, October 25` */
  name: string;
  hours: TimetableHour<T>[];
}

/**
 * Groups entries by the day and the hour in which they start.
 *
 * @param entries sorted by start, those without a time last.
 */
export function timetable<T extends Timed>(entries: readonly T[]): TimetableDay<T>[] {
  const days: TimetableDay<T>[] = [];
  for (const entry of entries) {
    const clock = entry.startClock;
    const key = clock ? dayKey(clock) : 'unknown';
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, name: clock ? dayText(clock) : 'Date TBD', hours: [] };
      days.push(day);
    }
    const name = clock ? hourText(clock) : 'Time TBD';
    const hour = day.hours.at(-1);
    if (hour?.name === name) hour.count = hour.entries.push(entry);
    else day.hours.push({ name, count: 1, entries: [entry] });
  }
  return days;
}
