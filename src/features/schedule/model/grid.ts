import { dayAbbreviation } from '#lib/dates/dayTexts.ts';
import { hourText, timeText } from '#lib/dates/timeTexts.ts';
import type { WallClock } from '#lib/dates/wallClock.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { endOf } from '#content/event/phase.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { TimetableDay } from './timetable.ts';
import { assignLanes } from './lanes.ts';
import type { EventCardModel } from './toCard.ts';

const MINUTE = 60_000;
const HOUR = 60;
/**
 * The minutes of a festival day. When the clock changes it is one hour off, which only matters for events that are cut.
 */
const DAY = 24 * HOUR;
/** Shorter events are drawn as if they had this many minutes, so that their title can be read. */
const MIN_LENGTH = 20;
/** The height of a day's heading, in the unit of the grid. */
export const HEADING = 30;

/** The column of picked events. No location has this key. The grid names it. */
export const PICKS: FilterOption = { key: ' ', name: '' };

/** An event in one of its rooms. All positions are minutes from the grid's upper edge, headings included. */
export interface GridBox {
  /** Unique in the grid. */
  id: string;
  card: EventCardModel;
  /** Index of the room. */
  column: number;
  /** Index of the day. */
  day: number;
  top: number;
  length: number;
  /** Overlapping events in one room share its width: the box is in this lane, counted from 0, of `lanes`. */
  lane: number;
  lanes: number;
}

export interface GridDay {
  /** `2031-05-03` */
  key: string;
  /** `Saturday, May 3` */
  name: string;
  /** `Sat` */
  short: string;
  top: number;
  /** The marks of full hours; when the clock is set back, one hour is there twice. */
  hours: { name: string; top: number }[];
}

export interface Grid {
  rooms: readonly FilterOption[];
  days: readonly GridDay[];
  /** By room, then by start. */
  boxes: readonly GridBox[];
  /** Minutes, headings included. */
  height: number;
  /** Events without a time or a room. */
  unplaced: readonly EventCardModel[];
}

/**
 * Arranges events with rooms as columns and time downwards, one day below the other. Each day reaches from the hour of
 * its first start to the hour of its last end. An event is cut at the end of its festival day. Distances are elapsed
 * time, so events do not overlap when the clock changes.
 *
 * @param timetable its entries are sorted by start.
 * @param rooms in the order of the columns; rooms without an event are left out.
 * @param picked the picked events by their ids. They have a column of their own, the first one.
 */
export function createGrid(
  timetable: readonly TimetableDay<EventCardModel>[],
  rooms: readonly FilterOption[],
  zone: Pick<Zone, 'wallClockAt'>,
  t: I18n['t'],
  picked: Readonly<Record<string, unknown>> = {},
): Grid {
  const offered = new Set(rooms.map(({ key }) => key));
  const isPlaced = ({ start, locationKeys }: EventCardModel) =>
    start !== undefined && locationKeys.some((key) => offered.has(key));
  const cards = timetable.flatMap(({ hours }) => hours.flatMap(({ entries }) => entries));
  const used = new Set(cards.filter(isPlaced).flatMap(({ locationKeys }) => locationKeys));
  const isPicked = ({ id }: EventCardModel) => Object.hasOwn(picked, id);
  const columns = rooms.filter(({ key }) => used.has(key));
  if (cards.some((card) => isPlaced(card) && isPicked(card))) columns.unshift(PICKS);
  const days: GridDay[] = [];
  const boxes: GridBox[] = [];
  let height = 0;
  for (const { key, name, hours: byHour } of timetable) {
    const spans = byHour.flatMap(({ entries }) => entries.filter(isPlaced).map(spanOf));
    if (!spans[0]) continue;
    const first = spans[0].start;
    const origin = first - zone.wallClockAt(first * MINUTE).minute;
    const top = height + HEADING;
    const hours = Math.ceil(Math.max(...spans.map(({ start, length }) => start + length - origin)) / HOUR);
    columns.forEach((room, column) => {
      const inRoom = spans.filter(({ card }) =>
        room === PICKS ? isPicked(card) : card.locationKeys.includes(room.key),
      );
      const extents = inRoom.map(({ card, start, length }) => ({ card, top: top + start - origin, length }));
      for (const box of assignLanes(extents)) {
        boxes.push({ ...box, id: `${room.key} ${box.card.id}`, column, day: days.length });
      }
    });
    const marks = Array.from({ length: hours }, (_, hour) => ({
      name: markText(zone.wallClockAt((origin + hour * HOUR) * MINUTE), t),
      top: top + hour * HOUR,
    }));
    const short = dayAbbreviation(spans[0].card.startDay ?? zone.wallClockAt(first * MINUTE), t);
    days.push({ key, name, short, top: height, hours: marks });
    height = top + hours * HOUR;
  }
  boxes.sort((a, b) => a.column - b.column || a.top - b.top || a.lane - b.lane);
  return { rooms: columns, days, boxes, height, unplaced: cards.filter((card) => !isPlaced(card)) };
}

/** The text of an hour mark. If the clock changes by half an hour, the following marks are not at full hours. */
function markText(clock: WallClock, t: I18n['t']): string {
  return clock.minute === 0 ? hourText(clock, t) : timeText(clock, t);
}

/** An event's extent as drawn: its start in minutes since 1970, and its length in minutes. */
function spanOf(card: EventCardModel) {
  const { start = 0, end, startDay } = card;
  const minutes = Math.round((endOf({ start, end }, start) - start) / MINUTE);
  const untilDayEnds = startDay ? DAY - startDay.hour * HOUR - startDay.minute : DAY;
  const length = Math.max(Math.min(minutes, untilDayEnds), MIN_LENGTH);
  return { card, start: Math.floor(start / MINUTE), length };
}
