import { dayKey } from '#lib/dates/dayKey.ts';
import { dayText } from '#lib/dates/dayTexts.ts';
import { hourText } from '#lib/dates/timeTexts.ts';
import type { WallClock } from '#lib/dates/wallClock.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

/** An entry with the festival day that it belongs to, and its local time; undefined if the time is not announced. */
export interface Timed {
  startDay: WallClock | undefined;
  startClock: WallClock | undefined;
}

export interface TimetableHour<T> {
  /** 0 to 23; undefined if the time is not announced. */
  hour?: number | undefined;
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
export function timetable<T extends Timed>(entries: readonly T[], t: I18n['t']): TimetableDay<T>[] {
  const days: TimetableDay<T>[] = [];
  for (const entry of entries) {
    const clock = entry.startClock;
    const date = entry.startDay;
    const key = date ? dayKey(date) : 'unknown';
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, name: date ? dayText(date, t) : t(MESSAGES.dayUnknown), hours: [] };
      days.push(day);
    }
    const last = day.hours.at(-1);
    if (last && last.hour === clock?.hour) {
      last.count = last.entries.push(entry);
      continue;
    }
    const hour = clock?.hour;
    day.hours.push({ hour, name: hourName(hour, t), count: 1, entries: [entry] });
  }
  return days;
}

/** @param hour undefined for entries whose time is not announced. */
export function hourName(hour: number | undefined, t: I18n['t']): string {
  return hour === undefined ? t(MESSAGES.hourUnknown) : hourText({ hour }, t);
}
