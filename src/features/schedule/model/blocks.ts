import type { TimetableHour } from '#lib/schedule/timetable.ts';
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

export interface BlockHour {
  name: string;
  blocks: RowBlock[];
}

/** The hours of a timetable, with their rows in blocks. */
export function blocksOf(days: readonly ShownDay[]): BlockHour[][] {
  let start = 0;
  return days.map(({ hours, tab }) =>
    hours.map((hour) => {
      const blocks = tab === undefined ? inBlocks(hour, start) : [];
      start += hour.count;
      return { name: hour.name, blocks };
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

/** The start of the block with the first row that a test accepts, if it is loaded. */
export function blockStartWith(
  days: readonly ShownDay[],
  accepts: (card: EventCardModel) => boolean,
): number | undefined {
  const blocks = blocksOf(days).flatMap((hours) => hours.flatMap((hour) => hour.blocks));
  return blocks.find(({ cards }) => cards?.some(accepts))?.start;
}
