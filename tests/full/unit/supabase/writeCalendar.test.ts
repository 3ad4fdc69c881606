import ICAL from 'ical.js';
import fc from 'fast-check';
import { foldLines as foldLinesSlowly } from 'ical-generator';
import { type CalendarContent, readCalendarContent } from '#content/event/calendar/calendarContent.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { zoneOf } from '#lib/dates/zone.ts';
import { foldLines } from '#supabase/functions/calendar/foldLines.ts';
import { calendarZone } from '#supabase/functions/calendar/timeZone.ts';
import { calendarName, writeCalendar } from '#supabase/functions/calendar/writeCalendar.ts';
import { paragraphs } from '../../../support/builders.ts';

const OPTIONS = { eventId: 'festival', origin: 'https://fair.example', i18n: i18nOf('en') };

/** A row of the query's result. */
const row = (fields: object = {}) => ({
  _id: 'a',
  _updatedAt: '2025-06-01T00:00:00Z',
  title: 'Talk',
  alias: { current: 'talk' },
  startsAt: '2025-10-25T18:00:00Z',
  endsAt: '2025-10-25T18:45:00Z',
  status: 'active',
  ...fields,
});

/** A text as it is stored. */
function storedDescription(event: object) {
  const { description } = event as { description?: unknown };
  return typeof description === 'string' ? { description: paragraphs(description) } : {};
}

function contentOf(events: readonly object[], festival: object = {}): Promise<CalendarContent> {
  return readCalendarContent({
    festival: { nickname: 'Fair', timeZone: 'America/Los_Angeles', ...festival },
    events: events.map((event) => ({ ...event, ...storedDescription(event) })),
  });
}

async function write(events: readonly object[], festival?: object, title = 'Schedule'): Promise<string> {
  const content = await contentOf(events, festival);
  return writeCalendar(content, { title, events: content.events }, OPTIONS);
}

/** The events as a parser reads them. */
function read(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The part of a text that can be in a calendar. */
const asStored = (text: string) =>
  [...text]
    .filter((letter) => letter >= ' ' || '\t\n\r'.includes(letter))
    .filter((letter) => letter !== '\u007f')
    .join('')
    .replace(/\r\n?/g, '\n')
    .toWellFormed();

/** Text in many scripts, with all characters that have a meaning in a calendar. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '\\n',
        ',',
        ';',
        ':',
        '"',
        '\t',
        '\u2028',
        'END:VEVENT',
        '🎪',
        '祭り',
        '\ud83c',
      ),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => asStored(text).trim() !== '');

test('any text can be read back', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (title, description, name) => {
      const [event] = read(await write([row({ title, description })], { locationName: name }));
      expect([event?.summary, event?.description, event?.location]).toEqual(
        [title.trim(), description, name.trim()].map(asStored),
      );
    }),
  );
});

const utf8 = new TextDecoder('utf-8', { fatal: true });

test('any text is in lines of at most 75 bytes, each of whole characters', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (title, description) => {
      const bytes = Buffer.from(await write([row({ title, description, _id: title })], {}, description));
      const lines = bytes.toString('latin1').split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(() => utf8.decode(Buffer.from(line, 'latin1'))).not.toThrow();
      }
    }),
  );
});

test('no text adds events or properties', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (text, name) => {
      const fields = { title: text, _id: text, description: text };
      const written = await write([row(fields)], { nickname: name }, text);
      expect(propertiesOf(written)).toEqual(propertiesOf(await write([row({ description: 'a' })])));
    }),
  );
});

test('lines are broken as the library breaks them', () => {
  const calendars = fc.array(texts.map((text) => text.replace(/\r?\n/g, '\r\n').toWellFormed()));
  fc.assert(
    fc.property(calendars, (lines) => {
      expect(foldLines(lines.join('\r\n'))).toBe(foldLinesSlowly(lines.join('\r\n')));
    }),
  );
});

test('a very long text is cut at a number of code points', async () => {
  const [endless, most] = ['🎪'.repeat(600_000), 'é'.repeat(500)];
  const start = (length: number) => `${'🎪'.repeat(length - 1)}…`;
  const [event] = read(
    await write([row({ title: endless, description: endless })], { locationName: endless }, most),
  );
  expect([event?.summary, event?.description, event?.location]).toEqual(
    [500, 10_000, 500].map((length) => start(length)),
  );
  const content = await contentOf([], { nickname: endless });
  expect(calendarName(content, { title: 'Schedule' })).toBe(start(500));
  const [longest] = read(await write([row({ title: most, description: most.repeat(20) })]));
  expect([longest?.summary, longest?.description]).toEqual([most, most.repeat(20)]);
});

test('the name and id can be read back', async () => {
  const name = 'Fair, or; not\\n: "a" \n b';
  const calendar = new ICAL.Component(ICAL.parse(await write([], { nickname: name })));
  for (const property of ['name', 'x-wr-calname']) {
    // The parser does not know that these properties are texts.
    const line = `SUMMARY:${String(calendar.getFirstPropertyValue(property))}`;
    expect(ICAL.Property.fromString(line).getFirstValue()).toBe(`${name}: Schedule`);
  }
  expect(read(await write([row({ _id: 'a,b;c\nd' })])).map(({ uid }) => uid)).toEqual(['a,b;c\nd@festival']);
});

test('the same content gives the same bytes, in any order and at any time', async () => {
  const rows = [row(), row({ _id: 'b' }), row({ _id: 'c', startsAt: '2025-10-24T18:00:00Z' })];
  jest.useFakeTimers({ now: new Date('2025-01-01'), doNotFake: ['setTimeout', 'performance'] });
  const first = await write(rows);
  jest.setSystemTime(new Date('2026-01-01'));
  const content = await contentOf(rows);
  const second = await writeCalendar(
    content,
    { title: 'Schedule', events: [...content.events].reverse() },
    OPTIONS,
  );
  jest.useRealTimers();
  expect(second).toBe(first);
});

/** Instants, many of them near a change of the clock. */
const instants = fc.oneof(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  ...['2025-11-02T09:00:00Z', '2025-10-26T01:00:00Z', '2025-04-05T15:00:00Z', '2026-03-08T10:00:00Z'].map(
    (change) =>
      fc.integer({ min: -180, max: 180 }).map((minutes) => new Date(Date.parse(change) + minutes * 60_000)),
  ),
);

test('any instant can be read back, in any zone', async () => {
  const zones = fc.oneof(
    fc.constantFrom('America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC', 'europe/paris'),
    fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  );
  const lengths = fc.integer({ min: 1, max: 2880 });
  await fc.assert(
    fc.asyncProperty(zones, instants, lengths, async (timeZone, start, minutes) => {
      start.setUTCMilliseconds(0);
      const end = new Date(start.getTime() + minutes * 60_000);
      const text = await write([row({ startsAt: start.toISOString(), endsAt: end.toISOString() })], {
        timeZone,
      });
      const [event] = read(text);
      expect([event?.startDate.toJSDate(), event?.endDate.toJSDate()]).toEqual([start, end]);
    }),
    { numRuns: 500 },
  );
});

test('local times are written if the time zone describes them', async () => {
  const start = (text: string) => /BEGIN:VEVENT\r\n[^]*^(DTSTART.*)\r$/m.exec(text)?.[1];
  expect(start(await write([row()]))).toBe('DTSTART;TZID=America/Los_Angeles:20251025T110000');
  // Another name of the same zone.
  const amsterdam = await write([row()], { timeZone: 'Europe/Amsterdam' });
  expect(start(amsterdam)).toBe('DTSTART;TZID=Europe/Amsterdam:20251025T200000');
  expect(amsterdam).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n');
  // Half past one occurs twice when clocks are set back.
  const at = async (startsAt: string) => start(await write([row({ startsAt, endsAt: undefined })]));
  expect(await at('2025-11-02T07:30:00Z')).toBe('DTSTART;TZID=America/Los_Angeles:20251102T003000');
  expect(await at('2025-11-02T08:30:00Z')).toBe('DTSTART:20251102T083000Z');
  expect(await at('2025-11-02T09:30:00Z')).toBe('DTSTART:20251102T093000Z');
  expect(await at('2025-11-02T10:30:00Z')).toBe('DTSTART;TZID=America/Los_Angeles:20251102T023000');
});

test('a zone is described once', () => {
  expect(calendarZone(zoneOf('Asia/Tokyo'))).toBe(calendarZone(zoneOf('Asia/Tokyo')));
});

test('an event without an end has none in the calendar; one without a start is left out', async () => {
  const text = await write([
    row({ endsAt: undefined }),
    row({ _id: 'b', startsAt: undefined }),
    row({ _id: 'c', startsAt: 'soon' }),
  ]);
  expect(read(text).map(({ uid }) => uid)).toEqual(['a@festival']);
  expect(text).not.toContain('DTEND');
});

test('a change of an event or of its stage is a later version', async () => {
  const sequence = async (fields: object) => read(await write([row(fields)]))[0]?.sequence ?? 0;
  const first = await sequence({});
  expect(await sequence({ _updatedAt: '2025-06-01T00:00:01Z' })).toBe(first + 1);
  expect(await sequence({ eventPlace: [{ name: 'Hall', _updatedAt: '2025-06-01T00:00:02Z' }] })).toBe(
    first + 2,
  );
  expect(await sequence({ eventPlace: [{ name: 'Hall', _updatedAt: '2025-05-01T00:00:00Z' }] })).toBe(first);
  expect(await sequence({ _updatedAt: undefined })).toBe(0);
});

test('the time stamps are the time of the change', async () => {
  expect(await write([row()])).toContain('\r\nDTSTAMP:20250601T000000Z\r\n');
  expect(await write([row()])).toContain('\r\nLAST-MODIFIED:20250601T000000Z\r\n');
});

test('a page is named if there is one', async () => {
  const url = async (fields: object, origin: string | undefined = OPTIONS.origin) => {
    const content = await contentOf([row(fields)]);
    const text = await writeCalendar(
      content,
      { title: 'Schedule', events: content.events },
      { ...OPTIONS, origin },
    );
    return /^URL[^:]*:(.*)$/m.exec(text.replaceAll('\r\n ', ''))?.[1];
  };
  expect(await url({})).toBe('https://fair.example/schedule/talk');
  expect(await url({ alias: { current: 'é;,\n' } })).toBe('https://fair.example/schedule/%C3%A9%3B%2C%0A');
  expect(await url({ status: 'canceled' })).toBeUndefined();
  expect(await url({ alias: undefined })).toBeUndefined();
  const content = await contentOf([row()]);
  const calendar = { title: 'Schedule', events: content.events };
  expect(await writeCalendar(content, calendar, { ...OPTIONS, origin: undefined })).not.toMatch(/^URL/m);
});

test('the place consists of the stage, the venue and its address, as far as they are known', async () => {
  const place = async (eventPlace: object[], festival: object = {}) =>
    read(await write([row({ eventPlace })], festival))[0]?.location;
  const venue = { locationName: 'Expo', locationAddress: '1 Test Row, Reno' };
  expect(await place([{ name: 'Hall A' }], venue)).toBe('Hall A, Expo, 1 Test Row, Reno');
  expect(await place([], venue)).toBe('Expo, 1 Test Row, Reno');
  expect(await place([])).toBeNull();
});

test('a calendar without events is valid, and has a name and a refresh interval', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await write([])));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(calendar.getFirstPropertyValue('name')).toBe('Fair: Schedule');
  const empty = await readCalendarContent({ festival: null, events: null });
  expect(calendarName(empty, { title: 'Schedule' })).toBe('Schedule');
});

/** The names of all properties, in order. */
function propertiesOf(written: string): (string | undefined)[] {
  const lines = written.split('\r\n').filter((line) => !line.startsWith(' '));
  return lines.map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0]);
}
