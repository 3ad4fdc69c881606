import type { FestivalTime } from '../config/festivalTime.ts';
import { dayKey } from '../dates/timeTexts.ts';

/** Whether an instant is on one of the festival's days. */
export function isFestivalDay(
  instant: number,
  { days, dayAt }: Pick<FestivalTime, 'days' | 'dayAt'>,
): boolean {
  const today = dayKey(dayAt(instant));
  return days.some(({ date }) => date === today);
}
