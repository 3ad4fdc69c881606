import fc from 'fast-check';
import { readInstant } from '#lib/dates/instant.ts';
import { dateText, dayAbbreviation, dayText } from '#lib/dates/dayTexts.ts';
import { clockTime, durationText, hourText, timeRange, timeText } from '#lib/dates/timeTexts.ts';
import { learnOffsets } from '#lib/dates/pageOffsets.ts';
import { isTimeZone, zoneOf, zoneOffsets } from '#lib/dates/zone.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const zone = zoneOf('America/Los_Angeles');
const { wallClockAt, instantOf } = zone;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Parses an instant that must be valid. */
function instant(text: string): number {
  const read = readInstant(text, zone);
  if (read === undefined) throw new Error(`${text} cannot be read.`);
  return read;
}

const textAt = (text: string) => {
  const clock = wallClockAt(instant(text));
  return `${dayAbbreviation(clock, t)} ${dateText(clock, t).split(', ').slice(1).join(', ')}, ${timeText(clock, t)}`;
};

test.each([
  ['2025-10-25T18:00:00Z', 'Sat October 25, 2025, 11:00 AM'],
  ['2025-10-26T06:30:00Z', 'Sat October 25, 2025, 11:30 PM'],
  ['2025-10-26T07:00:00.000Z', 'Sun October 26, 2025, 12:00 AM'],
  ['2025-10-26T19:00:00Z', 'Sun October 26, 2025, 12:00 PM'],
  ['2025-10-25T20:00:00+02:00', 'Sat October 25, 2025, 11:00 AM'],
  ['2025-10-25T11:00:00-0700', 'Sat October 25, 2025, 11:00 AM'],
  // The year changes eight hours later in Las Vegas.
  ['2026-01-01T07:59:59Z', 'Wed December 31, 2025, 11:59 PM'],
  ['2026-01-01T08:00:00Z', 'Thu January 1, 2026, 12:00 AM'],
  // A leap day, and a century that is no leap year.
  ['2024-03-01T07:00:00Z', 'Thu February 29, 2024, 11:00 PM'],
  ['2100-03-01T07:00:00Z', 'Sun February 28, 2100, 11:00 PM'],
  // Summer time begins on March 9 and ends on November 2, 2025.
  ['2025-03-09T09:59:00Z', 'Sun March 9, 2025, 1:59 AM'],
  ['2025-03-09T10:00:00Z', 'Sun March 9, 2025, 3:00 AM'],
  ['2025-11-02T08:30:00Z', 'Sun November 2, 2025, 1:30 AM'],
  ['2025-11-02T09:30:00Z', 'Sun November 2, 2025, 1:30 AM'],
  ['2025-11-02T10:00:00Z', 'Sun November 2, 2025, 2:00 AM'],
])('%s is %s in Las Vegas', (stored, text) => expect(textAt(stored)).toBe(text));

describe('a stored date without a zone is local time in Las Vegas', () => {
  test.each([
    ['2025-10-25T11:00:00', '2025-10-25T18:00:00.000Z'],
    ['2025-10-25 11:00', '2025-10-25T18:00:00.000Z'],
    ['2025-12-25T11:00', '2025-12-25T19:00:00.000Z'],
    ['2025-10-25', '2025-10-25T07:00:00.000Z'],
    // Skipped local times: moved on by the missing hour.
    ['2025-03-09T02:30', '2025-03-09T10:30:00.000Z'],
    // Ambiguous local times: the first instant.
    ['2025-11-02T01:30', '2025-11-02T08:30:00.000Z'],
  ])('%s is that instant', (stored, iso) => expect(new Date(instant(stored)).toISOString()).toBe(iso));
});

test.each([
  undefined,
  '',
  'soon',
  'Invalid Date',
  '2025',
  '2025-10',
  '2025-13-01T10:00:00Z',
  '2025-02-29T10:00:00Z',
  '2025-10-32',
  '2025-10-25T24:30:00Z',
  '2025-10-25T10:60:00Z',
  '2025-10-25T10:00:61Z',
  '0025-10-25T10:00:00Z',
  '12025-10-25T10:00:00Z',
  '2025-10-25T18:00:00Z; drop',
  // Browsers read these, but in different ways.
  'October 25, 2025 11:00',
  '25/10/2025',
  '1761415200000',
])('%p is not a date', (text) => expect(readInstant(text, zone)).toBeUndefined());

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('a stored instant is read as that instant', () => {
  fc.assert(
    fc.property(instants, (date) => {
      const seconds = Math.floor(date.getTime() / 1000) * 1000;
      expect(readInstant(date.toISOString())).toBe(seconds);
    }),
  );
});

test('any text can be read without throwing, and the texts of the result contain no NaN', () => {
  const texts = fc.oneof(
    fc.string(),
    instants.map((date) => date.toISOString().slice(0, 16)),
    fc
      .tuple(fc.integer({ min: 0, max: 9999 }), fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99))
      .map(([year, ...rest]) => {
        const [month, day, hour, minute] = rest.map((part) => String(part).padStart(2, '0'));
        return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
      }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = readInstant(text, zone);
      if (read === undefined) return;
      const clock = wallClockAt(read);
      expect(`${dateText(clock, t)} ${timeText(clock, t)}`).toMatch(
        /^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4} ([1-9]|1[0-2]):[0-5]\d [AP]M$/,
      );
    }),
  );
});

test('the local time is that of the zone’s calendar, even near a change of the clock', () => {
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const summerBegins = Date.UTC(2025, 2, 9, 10);
  const summerEnds = Date.UTC(2025, 10, 2, 9);
  const near = fc.tuple(fc.constantFrom(summerBegins, summerEnds), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(
      fc.oneof(
        instants,
        near.map(([change, hours]) => new Date(change + hours * HOUR - 1)),
      ),
      (date) => {
        const clock = wallClockAt(date.getTime());
        const text = `${dateText(clock, t)} at ${timeText(clock, t)}`;
        expect(text).toBe(shown.format(date).replaceAll('\u202f', ' '));
      },
    ),
    { numRuns: 500 },
  );
});

test('a schedule calls Intl a few times, however many entries it has', () => {
  const formatToParts = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const start = instant('2032-10-25T08:00:00Z');
  for (let entry = 0; entry < 1500; entry += 1) wallClockAt(start + entry * MINUTE);
  expect(formatToParts.mock.calls.length).toBeLessThanOrEqual(4);
  formatToParts.mockRestore();
});

test('local time and instant are inverse, except for hours that clocks skip or repeat', () => {
  fc.assert(
    fc.property(instants, (date) => {
      const wall = Math.floor(date.getTime() / MINUTE) * MINUTE;
      const back = wallClockAt(instantOf(wall));
      const shown = Date.UTC(back.year, back.month, back.day, back.hour, back.minute);
      expect([0, HOUR]).toContain(shown - wall);
      // Only the skipped hour differs: 2 to 3 AM on a Sunday in spring.
      if (shown !== wall) expect(wallClockAt(instantOf(wall))).toMatchObject({ weekday: 0, hour: 3 });
    }),
  );
});

test('a later instant has an earlier local time only when clocks are set back', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 10_000 }), (date, minutes) => {
      const asNumber = (at: number) => {
        const { year, month, day, hour, minute } = wallClockAt(at);
        return Date.UTC(year, month, day, hour, minute);
      };
      const passed = asNumber(date.getTime() + minutes * MINUTE) - asNumber(date.getTime());
      expect([-HOUR, 0, HOUR]).toContain(passed - minutes * MINUTE);
    }),
  );
});

describe('texts', () => {
  const at = (text: string) => wallClockAt(instant(text));
  const late = at('2025-10-26T06:30:00Z');

  test('show a local time', () => {
    expect(clockTime(late, t)).toEqual({ time: '11:30', half: 'PM' });
    expect(hourText(late, t)).toBe('11 PM');
    expect(hourText(at('2025-10-26T07:10:00Z'), t)).toBe('12 AM');
    expect(dayAbbreviation(late, t)).toBe('Sat');
    expect(dayText(late, t)).toBe('Saturday, October 25');
    expect(dayKey(late)).toBe('2025-10-25');
    expect(dayKey(at('2025-03-05T20:00:00Z'))).toBe('2025-03-05');
  });

  test.each([
    ['2025-10-26T06:30:00Z', '2025-10-26T08:30:00Z', '11:30 PM – 1:30 AM (Sun)'],
    ['2025-10-25T18:00:00Z', '2025-10-25T18:45:00Z', '11:00 AM – 11:45 AM'],
    ['2025-10-25T18:00:00Z', undefined, '11:00 AM'],
  ])('from %s to %s: %s', (start, end, text) => {
    expect(timeRange(at(start), end === undefined ? undefined : at(end), t)).toBe(text);
  });

  test.each([
    [1, '1 min'],
    [45, '45 min'],
    [59, '59 min'],
    [60, '1h 0m'],
    [90, '1h 30m'],
    [120, '2h 0m'],
    [26 * 60 + 5, '26h 5m'],
    [0, undefined],
    [0.4, undefined],
    [-30, undefined],
  ])('%p minutes are shown as %p', (minutes, text) =>
    expect(durationText(0, minutes * MINUTE, t)).toBe(text),
  );

  test('a length is never negative and always a number', () => {
    fc.assert(
      fc.property(instants, fc.option(instants, { nil: undefined }), (start, end) => {
        const text = durationText(start.getTime(), end?.getTime(), t);
        if (text !== undefined) expect(text).toMatch(/^(\d|[1-5]\d) min$|^[1-9]\d*h [1-5]?\dm$/);
      }),
    );
  });

  test('without an end there is no length', () => expect(durationText(0, undefined, t)).toBeUndefined());

  test('a length counts elapsed hours, not those that the clock shows', () => {
    expect(durationText(instant('2025-11-02T00:30'), instant('2025-11-02T02:30'), t)).toBe('3h 0m');
    expect(durationText(instant('2025-03-09T01:30'), instant('2025-03-09T03:30'), t)).toBe('1h 0m');
  });
});

describe('a page sends the offsets of its days, so that the browser needs no `Intl`', () => {
  const [from, to] = [instant('2025-11-01T12:00:00Z'), instant('2025-11-03T12:00:00Z')];
  const offsets = zoneOffsets(zone, from, to);

  test('a day on which the offset changes has none', () => {
    expect(offsets).toEqual({ zone: zone.name, firstDay: 20393, offsets: [-7 * HOUR, null, -8 * HOUR] });
  });

  test('the browser reads the times of these days from them', () => {
    const name = 'Europe/Athens';
    learnOffsets({ ...offsets, zone: name });
    const format = jest.spyOn(Intl, 'DateTimeFormat');
    try {
      expect(isTimeZone(name)).toBe(true);
      expect(timeText(zoneOf(name).wallClockAt(from), t)).toBe('5:00 AM');
      expect(format).not.toHaveBeenCalled();
    } finally {
      format.mockRestore();
    }
    // On the other days `Intl` is asked.
    expect(timeText(zoneOf(name).wallClockAt(instant('2025-11-02T12:00:00Z')), t)).toBe('2:00 PM');
  });
});
