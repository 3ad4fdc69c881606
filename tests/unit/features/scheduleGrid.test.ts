import fc from 'fast-check';
import { type Grid, type GridBox, HEADING, createGrid } from '#features/schedule/model/grid.ts';
import { boxAfter, isAmong } from '#features/schedule/model/gridMoves.ts';
import { toCards } from '#features/schedule/model/toCard.ts';
import { scheduleOptions } from '#features/schedule/model/filterCards.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { timetable } from '#features/schedule/model/timetable.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

/** Clocks are set back on 26 October at 3 AM. */
const TIME = festivalTime({
  timeZone: 'Europe/Berlin',
  dayStartsAt: '06:00',
  startDate: '2025-10-24',
  endDate: '2025-10-27',
});

interface Entry {
  start?: string;
  end?: string;
  rooms?: string[];
}

function gridOf(entries: Entry[], rooms?: string[]) {
  const events = entries.map(({ start, end, rooms: places = ['A'] }, index) =>
    scheduleEventSummarySchema.parse({
      _id: String(index),
      _type: 'scheduleEvent',
      title: `Event ${index}`,
      alias: { current: `event-${index}` },
      startsAt: start,
      endsAt: end,
      eventPlace: places.map((name) => ({ name })),
      eventPerformer: [],
      categories: [],
    }),
  );
  const cards = toCards(events, TIME, t);
  const options = scheduleOptions(events, 'en').locations;
  const columns = rooms ? options.filter(({ name }) => rooms.includes(name)) : options;
  return { cards, grid: createGrid(timetable(cards, t), columns, TIME.zone, t) };
}

const HOUR = 3_600_000;
const FIRST = Date.parse('2025-10-24T06:00:00Z');
const iso = (instant: number) => new Date(instant).toISOString();

const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc
    .record({
      start: fc.option(fc.integer({ min: 0, max: 72 * 12 })),
      length: fc.option(fc.integer({ min: 1, max: 100 })),
      rooms: fc.subarray(['A', 'B', 'C', 'D']),
    })
    .map(({ start, length, rooms }) => ({
      rooms,
      ...(start !== null && { start: iso(FIRST + (start * HOUR) / 12) }),
      ...(start !== null && length !== null && { end: iso(FIRST + ((start + length) * HOUR) / 12) }),
    })),
  { maxLength: 40 },
);

const overlap = (a: GridBox, b: GridBox) => a.top < b.top + b.length && b.top < a.top + a.length;

describe('the boxes', () => {
  test('every event is in each of its rooms once, or in the list of events without a time or a room', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { cards, grid } = gridOf(list);
        for (const card of cards) {
          const isPlaced = card.start !== undefined && card.locationKeys.length > 0;
          const rooms = grid.boxes
            .filter((box) => box.card === card)
            .map(({ column }) => grid.rooms[column]?.key);
          expect(rooms.sort()).toEqual(isPlaced ? [...card.locationKeys].sort() : []);
          expect(grid.unplaced.includes(card)).toBe(!isPlaced);
        }
        expect(new Set(grid.boxes.map(({ id }) => id)).size).toBe(grid.boxes.length);
      }),
    );
  });

  test('no two boxes overlap in a lane of a room, and each lane exists', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { boxes } = gridOf(list).grid;
        for (const box of boxes) {
          expect(box.lane).toBeLessThan(box.lanes);
          const others = boxes.filter(
            (other) => other !== box && other.column === box.column && overlap(box, other),
          );
          for (const other of others) {
            expect(other.lane).not.toBe(box.lane);
            expect(other.lanes).toBe(box.lanes);
          }
        }
      }),
    );
  });

  test('positions match times, within the boxes’ day', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { days, boxes, height } = gridOf(list).grid;
        for (const box of boxes) {
          const day = days[box.day];
          expect(day?.key).toBe(box.card.day);
          const below = boxes.find((other) => other.day === box.day) ?? box;
          expect(box.top - below.top).toBe(((box.card.start ?? 0) - (below.card.start ?? 0)) / 60_000);
          expect(box.top).toBeGreaterThanOrEqual((day?.top ?? NaN) + HEADING);
          expect(box.top + box.length).toBeLessThanOrEqual(days[box.day + 1]?.top ?? height);
        }
      }),
    );
  });
});

describe('lengths', () => {
  const lengthOf = (entry: Entry) => gridOf([entry]).grid.boxes[0]?.length;

  test('are those of the events; a missing end is assumed after an hour', () => {
    expect(lengthOf({ start: '2025-10-24T10:00', end: '2025-10-24T11:30' })).toBe(90);
    expect(lengthOf({ start: '2025-10-24T10:00' })).toBe(60);
  });

  test('a short event takes the space of its title, and a very long one ends with its festival day', () => {
    expect(lengthOf({ start: '2025-10-24T10:00', end: '2025-10-24T10:05' })).toBe(20);
    expect(lengthOf({ start: '2025-10-24T10:00', end: '2025-10-26T18:00' })).toBe(20 * 60);
  });
});

describe('days', () => {
  const hoursOf = ({ days }: Grid) => days.map(({ key, hours }) => [key, hours.map(({ name }) => name)]);

  test('reach from the first to the last hour, and events after midnight belong to the day before', () => {
    const { grid } = gridOf([
      { start: '2025-10-24T22:30', end: '2025-10-24T23:30' },
      { start: '2025-10-25T00:15', end: '2025-10-25T01:00' },
      { start: '2025-10-25T09:00', end: '2025-10-25T10:00' },
    ]);
    expect(hoursOf(grid)).toEqual([
      ['2025-10-24', ['10 PM', '11 PM', '12 AM']],
      ['2025-10-25', ['9 AM']],
    ]);
    expect(grid.days.map(({ name, short }) => [name, short])).toEqual([
      ['Friday, October 24', 'Fri'],
      ['Saturday, October 25', 'Sat'],
    ]);
  });

  test('when the clock is set back, an hour is there twice and nothing overlaps', () => {
    const { grid } = gridOf([
      { start: '2025-10-26T00:00:00Z', end: '2025-10-26T01:00:00Z' },
      { start: '2025-10-26T01:00:00Z', end: '2025-10-26T02:00:00Z' },
    ]);
    expect(hoursOf(grid)).toEqual([['2025-10-25', ['2 AM', '2 AM']]]);
    expect(grid.boxes.map(({ lanes }) => lanes)).toEqual([1, 1]);
  });
});

test('only the given rooms are columns, and only those with an event', () => {
  const list = [
    { start: '2025-10-24T10:00', rooms: ['A', 'B'] },
    { start: '2025-10-24T11:00', rooms: ['A'] },
    { rooms: ['C'] },
  ];
  expect(gridOf(list).grid.rooms.map(({ name }) => name)).toEqual(['A', 'B']);
  const { rooms, boxes } = gridOf(list, ['B', 'C']).grid;
  expect(rooms.map(({ name }) => name)).toEqual(['B']);
  expect(boxes).toHaveLength(1);
});

describe('keys', () => {
  const { grid } = gridOf([
    { start: '2025-10-24T10:00', rooms: ['A'] },
    { start: '2025-10-24T12:00', rooms: ['A', 'C'] },
    { start: '2025-10-24T10:30', rooms: ['C'] },
    { start: '2025-10-24T15:00', rooms: ['D'] },
    { start: '2025-10-25T10:00', rooms: ['B'] },
  ]);
  const at = (room: string, title: string) =>
    grid.boxes.find(({ card, column }) => card.title === title && grid.rooms[column]?.name === room);
  const goTo = (room: string, title: string, key: string) => {
    const from = at(room, title);
    const next = from && boxAfter(grid, from, key);
    return next && `${grid.rooms[next.column]?.name} ${next.card.title}`;
  };

  test('up and down move within the room', () => {
    expect(goTo('A', 'Event 0', 'ArrowDown')).toBe('A Event 1');
    expect(goTo('A', 'Event 1', 'ArrowUp')).toBe('A Event 0');
    expect(goTo('A', 'Event 1', 'ArrowDown')).toBeUndefined();
    expect(goTo('C', 'Event 2', 'ArrowUp')).toBeUndefined();
  });

  test('left and right move to the nearest start in the next room of the day', () => {
    expect(goTo('A', 'Event 0', 'ArrowRight')).toBe('C Event 2');
    expect(goTo('A', 'Event 1', 'ArrowRight')).toBe('C Event 1');
    expect(goTo('D', 'Event 3', 'ArrowLeft')).toBe('C Event 1');
    expect(goTo('A', 'Event 0', 'ArrowLeft')).toBeUndefined();
    expect(goTo('B', 'Event 4', 'ArrowRight')).toBeUndefined();
  });

  test('Home and End move to the first and the last room of the day, and other keys do nothing', () => {
    expect(goTo('C', 'Event 2', 'Home')).toBe('A Event 0');
    expect(goTo('A', 'Event 0', 'End')).toBe('D Event 3');
    expect(goTo('A', 'Event 0', 'Home')).toBeUndefined();
    expect(goTo('A', 'Event 0', 'a')).toBeUndefined();
  });
});

test('a box is in a part of the grid if they touch', () => {
  const box = gridOf([{ start: '2025-10-24T10:00' }]).grid.boxes[0];
  const part = { top: 0, bottom: 40, first: 0, last: 0 };
  expect(box && isAmong(box, part)).toBe(true);
  expect(box && isAmong(box, { ...part, bottom: 20 })).toBe(false);
  expect(box && isAmong(box, { ...part, top: 100, bottom: 200 })).toBe(false);
  expect(box && isAmong(box, { ...part, first: 1, last: 2 })).toBe(false);
});
