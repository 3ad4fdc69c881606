import fc from 'fast-check';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locationText.ts';
import { locationsOf } from '#content/event/locations.ts';
import { timetable } from '#features/schedule/model/timetable.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { FESTIVAL_TIME } from '../../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const START = '2025-10-25T18:00:00Z';

test.each([
  ['2025-10-25T19:00:00Z', Date.UTC(2025, 9, 25, 19)],
  // An end at the start, before it, missing or invalid is ignored.
  [START, undefined],
  ['2025-10-25T17:00:00Z', undefined],
  [undefined, undefined],
  ['later', undefined],
])('the end %p is read', (endsAt, end) => {
  expect(eventTimes(START, endsAt, FESTIVAL_TIME.zone)).toEqual({ start: Date.UTC(2025, 9, 25, 18), end });
});

test.each([undefined, 'Invalid Date'])('an event that starts at %p has no times', (startsAt) =>
  expect(eventTimes(startsAt, START, FESTIVAL_TIME.zone)).toBeUndefined(),
);

test('a place is shown by its location, or else by its name, each name once', () => {
  const places = [
    { name: 'Sodium Stage', locationName: 'Sodium Stage, Hall D' },
    { name: 'Roof' },
    { locationName: 'Roof' },
    {},
  ];
  expect(locationsOf(places).map(({ name }) => name)).toEqual(['Sodium Stage, Hall D', 'Roof']);
  expect(locationText(places, t)).toBe('Sodium Stage, Hall D · Roof');
  expect(locationText([{}], t)).toBe('Location TBD');
  expect(locationText([], t)).toBe('Location TBD');
});

test.each([
  [{ name: 'Stabletop Games', locationName: 'BCC 316' }, 'Stabletop Games, BCC 316'],
  [{ name: 'The Gantry', locationName: 'the gantry, Silver Lot' }, 'the gantry, Silver Lot'],
  [{ name: 'Main Stage (Hall D)', locationName: 'Hall D' }, 'Main Stage (Hall D)'],
])('%o is shown as %p', (place, text) => expect(locationText([place], t)).toBe(text));

describe('timetable', () => {
  const entry = (iso: string | undefined, { zone, dayAt } = FESTIVAL_TIME) => ({
    iso,
    startDay: iso === undefined ? undefined : dayAt(Date.parse(iso)),
    startClock: iso === undefined ? undefined : zone.wallClockAt(Date.parse(iso)),
  });
  const outline = (isos: readonly (string | undefined)[], time = FESTIVAL_TIME) =>
    timetable(
      isos.map((iso) => entry(iso, time)),
      t,
    ).map(({ name, hours }) => [name, ...hours.map((hour) => `${hour.name} x${hour.count}`)]);

  test('groups by the day and hour in Las Vegas', () => {
    expect(
      outline([
        '2025-10-25T18:00:00Z',
        '2025-10-25T18:59:00Z',
        '2025-10-25T19:00:00Z',
        '2025-10-26T06:30:00Z',
        '2025-10-26T07:00:00Z',
        undefined,
        undefined,
      ]),
    ).toEqual([
      ['Saturday, October 25', '11 AM x2', '12 PM x1', '11 PM x1'],
      ['Sunday, October 26', '12 AM x1'],
      ['Date TBD', 'Time TBD x2'],
    ]);
  });

  test('an hour that clocks repeat is one hour', () => {
    expect(outline(['2025-11-02T08:30:00Z', '2025-11-02T09:30:00Z'])).toEqual([
      ['Sunday, November 2', '1 AM x2'],
    ]);
  });

  test('events after midnight belong to the night before, if the festival says so', () => {
    const time = festivalTime({ timeZone: 'Europe/Berlin', dayStartsAt: '06:00' });
    const isos = ['2028-05-05T23:30:00+02:00', '2028-05-06T03:59:00+02:00', '2028-05-06T06:00:00+02:00'];
    expect(outline(isos, time)).toEqual([
      ['Friday, May 5', '11 PM x1', '3 AM x1'],
      ['Saturday, May 6', '6 AM x1'],
    ]);
  });

  test.each([
    ['set back', '2028-10-28T23:30:00+02:00', '2028-10-29T02:30:00+02:00', '2028-10-29T02:30:00+01:00'],
    ['set forward', '2028-03-25T23:30:00+01:00', '2028-03-26T01:59:00+01:00', '2028-03-26T03:00:00+02:00'],
    [
      'left, at New Year',
      '2028-12-31T23:59:00+01:00',
      '2029-01-01T00:00:00+01:00',
      '2029-01-01T05:59:59+01:00',
    ],
  ])('a night in which clocks are %s is one day', (_, ...isos) => {
    const time = festivalTime({ timeZone: 'Europe/Berlin', dayStartsAt: '06:00' });
    expect(outline(isos, time)).toHaveLength(1);
  });

  test('without events there are no days', () => expect(timetable([], t)).toEqual([]));

  test('every entry occurs once and in order, and no day or hour comes twice', () => {
    const anyTime = fc
      .record({
        timeZone: fc.constantFrom(
          'Europe/Berlin',
          'America/Los_Angeles',
          'Pacific/Kiritimati',
          'Pacific/Pago_Pago',
        ),
        dayStartsAt: fc.constantFrom('00:00', '04:30', '06:00', '12:00'),
      })
      .map(festivalTime);
    const sorted = fc
      .array(fc.date({ min: new Date('2025-10-20'), max: new Date('2025-11-10'), noInvalidDate: true }))
      .map((dates) => dates.sort((a, b) => a.getTime() - b.getTime()).map((date) => date.toISOString()));
    fc.assert(
      fc.property(sorted, anyTime, (isos, time) => {
        const days = timetable(
          isos.map((iso) => entry(iso, time)),
          t,
        );
        expect(
          days.flatMap(({ hours }) => hours.flatMap(({ entries }) => entries.map(({ iso }) => iso))),
        ).toEqual(isos);
        const keys = days.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { hours } of days) {
          const names = hours.map(({ name }) => name);
          expect(new Set(names).size).toBe(names.length);
        }
      }),
    );
  });
});
