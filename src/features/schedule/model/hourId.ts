import type { TimetableDay } from './timetable.ts';

/**
 * The `id` of an hour of a day, such as `2031-05-03-11am`, the same in every language. The hour rail links to it.
 *
 * @param hour 0 to 23; undefined for events whose time is not announced.
 */
export function hourId(dayKey: string, hour: number | undefined): string {
  if (hour === undefined) return `${dayKey}-timetbd`;
  return `${dayKey}-${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The `id` of the day's hour that is nearest to another one.
 *
 * @param id such as `2031-05-03-11am`
 * @returns undefined if the day has no hours, or `id` names no hour.
 */
export function nearestHour(
  id: string,
  { key, hours }: Pick<TimetableDay<unknown>, 'key' | 'hours'>,
): string | undefined {
  const wanted = HOURS.find((hour) => hourId(key, hour) === id);
  if (wanted === undefined) return undefined;
  let nearest: { hour: number; distance: number } | undefined;
  for (const { hour } of hours) {
    if (hour === undefined) continue;
    const apart = Math.abs(hour - wanted);
    // After midnight the hours of a festival day begin again at 0.
    const distance = Math.min(apart, 24 - apart);
    if (!nearest || distance < nearest.distance) nearest = { hour, distance };
  }
  return nearest && hourId(key, nearest.hour);
}
