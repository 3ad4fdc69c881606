import { hourText } from '#lib/dates/timeTexts.ts';
import type { Timed, TimetableDay } from './timetable.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The `id` of an hour of a day, such as `2031-05-03-11am`. The hour rail links to it. */
export function hourId(dayKey: string, hourName: string): string {
  return `${dayKey}-${hourName.toLowerCase().replaceAll(' ', '')}`;
}

/**
 * The `id` of the day's hour that is nearest to another one.
 *
 * @param id such as `2031-05-03-11am`
 * @returns undefined if the day has no hours, or `id` names no hour.
 */
export function nearestHour(
  id: string,
  { key, hours }: Pick<TimetableDay<Timed>, 'key' | 'hours'>,
): string | undefined {
  const wanted = HOURS.find((hour) => hourId(key, hourText({ hour })) === id);
  if (wanted === undefined) return undefined;
  let nearest: { name: string; distance: number } | undefined;
  for (const { name, entries } of hours) {
    const hour = entries[0]?.startClock?.hour;
    if (hour === undefined) continue;
    const apart = Math.abs(hour - wanted);
    // After midnight the hours of a festival day begin again at 0.
    const distance = Math.min(apart, 24 - apart);
    if (!nearest || distance < nearest.distance) nearest = { name, distance };
  }
  return nearest && hourId(key, nearest.name);
}
