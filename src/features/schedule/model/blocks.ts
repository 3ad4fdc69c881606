import type { TimetableHour } from './timetable.ts';
import { hourId } from './hourId.ts';
import type { ShownDay } from './scheduleView.ts';
import type { EventCardModel } from './toCard.ts';

/** Rows per block; a block is mounted as a whole. */
const BLOCK = 8;

export interface RowBlock {
  /** Index of its first row in the timetable. */
  start: number;
  count: number;
  /** Undefined if the rows exist in the server-rendered HTML only. */
  cards: readonly EventCardModel[] | undefined;
}

export interface BlockHour extends Pick<TimetableHour<EventCardModel>, 'hour' | 'name'> {
  blocks: RowBlock[];
}

/** The hours of a timetable, with their rows in blocks. */
export function blocksOf(days: readonly ShownDay[]): BlockHour[][] {
  let start = 0;
  return days.map(({ hours, isFolded }) =>
    hours.map((hour) => {
      const blocks = isFolded ? [] : inBlocks(hour, start);
      start += hour.count;
      return { hour: hour.hour, name: hour.name, blocks };
    }),
  );
}

function inBlocks({ count, entries }: TimetableHour<EventCardModel>, start: number): RowBlock[] {
  return Array.from({ length: Math.ceil(count / BLOCK) }, (_, index) => {
    const from = index * BLOCK;
    const to = Math.min(from + BLOCK, count);
    const cards = to <= entries.length ? entries.slice(from, to) : undefined;
    return { start: start + from, count: to - from, cards };
  });
}

/** The position of a block: the `id` of its hour, and its index there. */
export interface BlockPlace {
  hour: string;
  index: number;
}

/** The position of the block with the first row that passes a test, if it is loaded. */
export function blockWith(
  days: readonly ShownDay[],
  accepts: (card: EventCardModel) => boolean,
): BlockPlace | undefined {
  const blocks = blocksOf(days);
  for (const [dayIndex, { key }] of days.entries()) {
    for (const { hour, blocks: ofHour } of blocks[dayIndex] ?? []) {
      const index = ofHour.findIndex(({ cards }) => cards?.some(accepts));
      if (index >= 0) return { hour: hourId(key, hour), index };
    }
  }
  return undefined;
}
