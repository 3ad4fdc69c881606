import fc from 'fast-check';
import { type CalendarContent, calendarContentSchema } from '#lib/calendar/calendarContent.ts';
import { SCHEDULE_CALENDAR, calendarPath } from '#lib/calendar/calendarPath.ts';
import { calendarPaths, selectCalendar } from '#lib/calendar/selectCalendar.ts';
import { pickCode, writePickCodes } from '#lib/picks/pickCode.ts';

function contentOf(...events: object[]): CalendarContent {
  return calendarContentSchema.parse({
    festival: {
      timeZone: 'America/Los_Angeles',
      startDate: '2025-10-25',
      endDate: '2025-10-26',
      dayStartsAt: '06:00',
    },
    events: events.map((fields) => ({ title: 'Talk', status: 'active', ...fields })),
  });
}

const at = (path: string, content: CalendarContent) => {
  const calendar = selectCalendar(content, path);
  return calendar && [calendar.title, ...calendar.events.map(({ _id }) => _id)];
};

test('a day has what starts on it, and what runs after its midnight', () => {
  const content = contentOf(
    { _id: 'eve', startsAt: '2025-10-25T12:59:00Z' },
    { _id: 'morning', startsAt: '2025-10-25T13:00:00Z' },
    { _id: 'night', startsAt: '2025-10-26T08:00:00Z' },
    { _id: 'sunday', startsAt: '2025-10-26T20:00:00Z', status: 'canceled' },
    { _id: 'someday' },
  );
  expect(at('/calendar/day/sat.ics', content)).toEqual(['Saturday Oct 25', 'morning', 'night']);
  expect(at('/calendar/day/sun.ics', content)).toEqual(['Sunday Oct 26', 'sunday']);
  expect(at('/calendar/day/fri.ics', content)).toBeUndefined();
});

test('a stage has all events that are on it, by the key that it has in the schedule’s address', () => {
  const content = contentOf(
    { _id: 'a', eventPlace: [{ name: 'Main', locationName: 'Hall A/B' }] },
    { _id: 'b', eventPlace: [{ name: 'Loft' }, { locationName: 'Hall A/B' }], status: 'canceled' },
    { _id: 'c', eventPlace: [{ name: 'Loft' }] },
  );
  expect(at('/calendar/stage/hall-a%2Fb.ics', content)).toEqual(['Hall A/B', 'a', 'b']);
  expect(at('/calendar/stage/loft.ics', content)).toEqual(['Loft', 'b', 'c']);
  expect(at('/calendar/stage/main.ics', content)).toBeUndefined();
});

test('an event that was cancelled keeps its calendar; another may share it', () => {
  const alias = { current: 'talk' };
  const canceled = { _id: 'first', alias, title: 'Old talk', status: 'canceled' };
  expect(at('/calendar/event/talk.ics', contentOf(canceled))).toEqual(['Old talk', 'first']);
  const content = contentOf(canceled, { _id: 'second', alias });
  expect(at('/calendar/event/talk.ics', content)).toEqual(['Talk', 'first', 'second']);
});

test('picks have the events that still exist; other kinds and malformed codes are left out', () => {
  const content = contentOf({ _id: 'a' }, { _id: 'b', status: 'canceled' }, { _id: 'c' });
  const codes = { event: ['a', 'b', 'gone'].map(pickCode), place: [pickCode('c')], performer: [] };
  expect(at(`/calendar/picks/${writePickCodes(codes)}.ics`, content)).toEqual(['My festival', 'a', 'b']);
  expect(at(`/calendar/picks/${writePickCodes({ ...codes, event: [] })}.ics`, content)).toEqual([
    'My festival',
  ]);
  expect(at('/calendar/picks/e1.ics', content)).toBeUndefined();
});

test('every listed calendar exists, whatever the names are', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== '');
  fc.assert(
    fc.property(fc.array(fc.record({ alias: names, stage: names })), (events) => {
      const content = contentOf(
        ...events.map(({ alias, stage }, index) => ({
          _id: String(index),
          alias: { current: alias },
          eventPlace: [{ name: stage }],
        })),
      );
      const paths = calendarPaths(content);
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths)
        expect(selectCalendar(content, new URL(path, 'http://a').pathname)).toBeDefined();
    }),
  );
});

test('all calendars of a schedule', () => {
  const content = contentOf(
    { _id: 'a', alias: { current: 'talk' }, eventPlace: [{ name: 'Hall' }] },
    { _id: 'b' },
  );
  expect(calendarPaths(content)).toEqual([
    SCHEDULE_CALENDAR,
    '/calendar/event/talk.ics',
    '/calendar/day/sat.ics',
    '/calendar/day/sun.ics',
    '/calendar/stage/hall.ics',
  ]);
});

test.each([
  '/calendar',
  '/calendar/',
  '/calendar/schedule',
  '/calendar/event/talk',
  '/calendar/event/.ics',
  '/calendar/event/%E0%A4%A.ics',
  '/calendar/speaker/talk.ics',
  '/x/calendar/schedule.ics',
])('there is nothing at %s', (path) => {
  expect(at(path, contentOf({ _id: 'a', alias: { current: 'talk' } }))).toBeUndefined();
});

test('a key that cannot be part of an address has no calendar', () => {
  expect(calendarPath('event', '..')).toBeUndefined();
  expect(calendarPath('event', undefined)).toBeUndefined();
  expect(calendarPath('event', 'a/b')).toBe('/calendar/event/a%2Fb.ics');
});

test('an event that does not fit is left out', () => {
  const content = contentOf({ _id: 'a' }, { _id: 'b', title: ' ' }, { _id: 'c', status: 'inactive' });
  expect(at(SCHEDULE_CALENDAR, content)).toEqual(['Schedule', 'a']);
});
