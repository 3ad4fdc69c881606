import fc from 'fast-check';
import { readCalendarContent } from '#content/event/calendar/calendarContent.ts';
import { SCHEDULE_CALENDAR, calendarPath } from '#content/event/calendar/calendarPath.ts';
import { type CalendarIndex, findCalendar, indexCalendars } from '#content/event/calendar/indexCalendars.ts';
import { event } from '#content/event/index.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { pickCode, writePickCodes } from '#content/pickCode.ts';

async function indexOf(...events: object[]): Promise<CalendarIndex> {
  const content = await readCalendarContent({
    festival: {
      timeZone: 'America/Los_Angeles',
      startDate: '2025-10-25',
      endDate: '2025-10-26',
      dayStartsAt: '06:00',
    },
    events: events.map((fields) => ({ title: 'Talk', status: 'active', ...fields })),
  });
  return indexCalendars(content, i18nOf('en').t);
}

const at = (path: string, index: CalendarIndex) => {
  const calendar = findCalendar(index, path);
  return calendar && [calendar.title, ...Array.from(calendar.events, ({ _id }) => _id)];
};

test('a day has the events that start on it, and those after its midnight', async () => {
  const index = await indexOf(
    { _id: 'eve', startsAt: '2025-10-25T12:59:00Z' },
    { _id: 'morning', startsAt: '2025-10-25T13:00:00Z' },
    { _id: 'night', startsAt: '2025-10-26T08:00:00Z' },
    { _id: 'sunday', startsAt: '2025-10-26T20:00:00Z', status: 'canceled' },
    { _id: 'someday' },
  );
  expect(at('/calendar/day/sat.ics', index)).toEqual(['Saturday Oct 25', 'morning', 'night']);
  expect(at('/calendar/day/sun.ics', index)).toEqual(['Sunday Oct 26', 'sunday']);
  expect(at('/calendar/day/fri.ics', index)).toBeUndefined();
});

test('a stage has all of its events, at the key that it has in the schedule’s address', async () => {
  const index = await indexOf(
    { _id: 'a', eventPlace: [{ name: 'Main', locationName: 'Hall A/B' }] },
    { _id: 'b', eventPlace: [{ name: 'Loft' }, { locationName: 'Hall A/B' }], status: 'canceled' },
    { _id: 'c', eventPlace: [{ name: 'Loft' }] },
  );
  expect(at('/calendar/stage/hall-a%2Fb.ics', index)).toEqual(['Hall A/B', 'a', 'b']);
  expect(at('/calendar/stage/loft.ics', index)).toEqual(['Loft', 'b', 'c']);
  expect(at('/calendar/stage/main.ics', index)).toBeUndefined();
});

test('a cancelled event keeps its calendar, which another event may share', async () => {
  const alias = { current: 'talk' };
  const canceled = { _id: 'first', alias, title: 'Old talk', status: 'canceled' };
  expect(at('/calendar/event/talk.ics', await indexOf(canceled))).toEqual(['Old talk', 'first']);
  const index = await indexOf(canceled, { _id: 'second', alias });
  expect(at('/calendar/event/talk.ics', index)).toEqual(['Talk', 'second', 'first']);
});

test('picks have the events that still exist, and other kinds and malformed codes are left out', async () => {
  const index = await indexOf({ _id: 'a' }, { _id: 'b', status: 'canceled' }, { _id: 'c' });
  const { pickLetter } = event;
  const codes = { [pickLetter]: ['a', 'b', 'gone'].map(pickCode), p: [pickCode('c')] };
  expect(at(`/calendar/picks/${writePickCodes(codes)}.ics`, index)).toEqual(['My festival', 'a', 'b']);
  expect(at(`/calendar/picks/${writePickCodes({ ...codes, [pickLetter]: [] })}.ics`, index)).toEqual([
    'My festival',
  ]);
  expect(at('/calendar/picks/e1.ics', index)).toBeUndefined();
});

test('a calendar is the same in every spelling of its address', async () => {
  const index = await indexOf({ _id: 'a', alias: { current: 'a/b' }, startsAt: '2025-10-25T18:00:00Z' });
  for (const [spelling, path] of [
    ['/calendar/event/%61%2fb.ics', '/calendar/event/a%2Fb.ics'],
    ['/calendar/day/%73at.ics', '/calendar/day/sat.ics'],
    ['/calendar/picks/ebbbbbbbaaaaaaabbbbbbb.p.ics', '/calendar/picks/eaaaaaaabbbbbbb.ics'],
  ] as const)
    expect([spelling, findCalendar(index, spelling)?.path]).toEqual([spelling, path]);
});

test('if a stage’s name is written in two ways, an event is in its calendar once', async () => {
  const eventPlace = [{ name: 'Main Hall' }, { name: 'main hall' }];
  expect(at('/calendar/stage/main-hall.ics', await indexOf({ _id: 'a', eventPlace }))).toEqual([
    'Main Hall',
    'a',
  ]);
});

test('every listed calendar exists, whatever the names are', async () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ alias: names, stage: names })), async (events) => {
      const index = await indexOf(
        ...events.map(({ alias, stage }, index) => ({
          _id: String(index),
          alias: { current: alias },
          eventPlace: [{ name: stage }],
        })),
      );
      for (const [path, calendar] of index.calendars)
        expect(findCalendar(index, new URL(path, 'http://a').pathname)).toBe(calendar);
    }),
  );
});

test('all calendars of a schedule are listed', async () => {
  const index = await indexOf(
    { _id: 'a', alias: { current: 'talk' }, eventPlace: [{ name: 'Hall' }] },
    { _id: 'b' },
  );
  expect([...index.calendars.keys()]).toEqual([
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
])('there is no calendar at %s', async (path) => {
  expect(at(path, await indexOf({ _id: 'a', alias: { current: 'talk' } }))).toBeUndefined();
});

test('a key that cannot be part of an address has no calendar', () => {
  expect(calendarPath('event', '..')).toBeUndefined();
  expect(calendarPath('event', undefined)).toBeUndefined();
  expect(calendarPath('event', 'a/b')).toBe('/calendar/event/a%2Fb.ics');
});

test('an event that does not fit its schema is left out', async () => {
  const index = await indexOf({ _id: 'a' }, { _id: 'b', title: ' ' }, { _id: 'c', status: 'inactive' });
  expect(at(SCHEDULE_CALENDAR, index)).toEqual(['Schedule', 'a']);
});
