import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { type BlockPlace, blockWith } from './blocks.ts';
import { phaseOf } from '#content/event/phase.ts';
import type { ShownDay } from './scheduleView.ts';

/**
 * The position of the rows that matter now: the block with the first running event, otherwise with the next one of
 * today.
 *
 * @returns undefined if today is not shown, or no more events start today.
 */
export function nowTarget(
  days: readonly ShownDay[],
  now: number | undefined,
  { dayAt }: Pick<FestivalTime, 'dayAt'>,
): BlockPlace | undefined {
  if (now === undefined) return undefined;
  const today = dayKey(dayAt(now));
  if (!days.some(({ key }) => key === today)) return undefined;
  return (
    blockWith(days, (card) => phaseOf(card, now) === 'running') ??
    blockWith(days, ({ start, day }) => day === today && start !== undefined && start > now)
  );
}
