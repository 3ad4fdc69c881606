import { twoDigits } from '../twoDigits.ts';
import type { WallClock } from './wallClock.ts';

/** `2031-05-03` */
export function dayKey({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): string {
  return [year, twoDigits(month + 1), twoDigits(day)].join('-');
}
