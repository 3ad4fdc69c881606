import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayKey } from '#lib/dates/dayKey.ts';

/** Whether an instant is on one of the festival's days. */
export function isFestivalDay(
  instant: number,
  { days, dayAt }: Pick<FestivalTime, 'days' | 'dayAt'>,
): boolean {
  const today = dayKey(dayAt(instant));
  return days.some(({ date }) => date === today);
}
