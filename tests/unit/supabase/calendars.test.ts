import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pickCode } from '#content/pickCode.ts';
import { type CalendarContext, createCalendars } from '#supabase/functions/calendar/calendars.ts';
import { createCalendarCache } from '#supabase/functions/calendar/calendarCache.ts';
import { TRANSLATIONS } from '#supabase/functions/calendar/calendarTexts.ts';
import { createCalendarHandler } from '#supabase/functions/calendar/handler.ts';

const result = () => ({
  festival: { nickname: 'Fête 🎪 №1' },
  events: [{ _id: 'a', title: 'Talk', status: 'active', alias: { current: 'talk' } }],
});

function contextOf(execute: CalendarContext['execute']): CalendarContext {
  return { execute, eventId: 'festival', origin: () => undefined };
}

test('a calendar is written once for each result', async () => {
  let current = result();
  const calendarAt = createCalendars(contextOf(async () => current));
  const first = await calendarAt('/calendar/schedule.ics');
  expect(await calendarAt('/calendar/schedule.ics')).toBe(first);
  current = result();
  const second = await calendarAt('/calendar/schedule.ics');
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});

test.each([
  ['an event', '/calendar/event/talk.ics', '/calendar/event/t%61lk.ics'],
  ['picks', `/calendar/picks/e${pickCode('a')}aaaaaaa.ics`, `/calendar/picks/eaaaaaaa${pickCode('a')}.ics`],
])('%s: written once for all spellings, and for concurrent requests', async (_, path, spelling) => {
  const content = result();
  const calendarAt = createCalendars(contextOf(async () => content));
  const [first, second] = await Promise.all([calendarAt(path), calendarAt(spelling)]);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(await calendarAt(spelling)).toBe(first);
});

test('concurrent requests share one reading of the content', async () => {
  const execute = jest.fn(async () => result());
  const calendarAt = createCalendars(contextOf(execute));
  const read = () => calendarAt('/calendar/schedule.ics');
  await Promise.all([read(), read()]);
  expect(execute).toHaveBeenCalledTimes(1);
  await read();
  expect(execute).toHaveBeenCalledTimes(2);
});

describe('the cache of calendars', () => {
  const calendar = (size: number) => ({ body: new Uint8Array(size), gzipped: undefined });

  test('has a limit in bytes, and drops the least recently used', async () => {
    const keep = createCalendarCache(10_000);
    const write = jest.fn(async (size: number) => calendar(size));
    const written = async (path: string, size = 3000) => {
      write.mockClear();
      await keep(path, () => write(size));
      return write.mock.calls.length > 0;
    };
    for (const path of ['a', 'b']) await written(path);
    expect(await written('a')).toBe(false);
    expect(await written('c')).toBe(true);
    expect([await written('a'), await written('c'), await written('b')]).toEqual([false, false, true]);
    // A calendar that is larger than the limit does not take the place of others for long.
    expect([await written('huge', 20_000), await written('huge', 20_000)]).toEqual([true, true]);
  });

  test('does not keep failures', async () => {
    const keep = createCalendarCache();
    await expect(keep('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await keep('a', async () => calendar(1))).toEqual(calendar(1));
  });
});

describe('a festival with several languages', () => {
  const content = {
    festival: { languages: ['en', 'de'], nickname: 'Fair', startDate: '2025-10-25', endDate: '2025-10-25' },
    events: [
      {
        ...{ _id: 'a', title: 'Talk', status: 'active', alias: { current: 'talk' } },
        ...{ startsAt: '2025-10-25T18:00:00Z' },
      },
    ],
  };
  const context = { ...contextOf(async () => content), origin: () => 'https://fair.example' };

  async function calendarAt(path: string) {
    const calendar = await createCalendars(context)(path);
    const lines = new TextDecoder().decode(calendar?.body).split('\r\n');
    return Object.fromEntries(lines.map((line) => line.split(/[;:](.*)/)));
  }

  test('has calendars in each of them, whose events are the same for a program', async () => {
    const german = await calendarAt('/de/calendar/day/sat.ics');
    expect(german).toMatchObject({
      PRODID: '-//Fairground//Calendar//DE',
      'X-WR-CALNAME': 'Fair: Samstag\\, 25. Okt.',
      URL: expect.stringContaining('https://fair.example/de/schedule/talk'),
    });
    const english = await calendarAt('/calendar/day/sat.ics');
    expect(english).toMatchObject({
      PRODID: '-//Fairground//Calendar//EN',
      'X-WR-CALNAME': 'Fair: Saturday Oct 25',
      URL: expect.stringContaining('https://fair.example/schedule/talk'),
    });
    for (const name of ['UID', 'SEQUENCE', 'DTSTART'])
      expect([name, german[name]]).toEqual([name, english[name]]);
  });

  test('has none in other languages', async () => {
    expect(await createCalendars(context)('/fi/calendar/schedule.ics')).toBeUndefined();
  });

  test('a function of Supabase has its own name before the language', async () => {
    const serve = createCalendarHandler(context);
    const site = `https://fair.example/de/calendar/picks/e${pickCode('a')}.ics`;
    const text = await (await serve(new Request(site))).text();
    expect(text).toContain('Fair: Mein Festival');
    for (const path of ['/functions/v1/calendar/de', '/calendar/de']) {
      const address = site.replace('/de', path);
      expect(await (await serve(new Request(address))).text()).toBe(text);
    }
  });
});

test('a festival in one language has its calendars in it', async () => {
  const content = { festival: { nickname: 'Fair', locale: 'fi' }, events: [] };
  const calendar = await createCalendars(contextOf(async () => content))('/calendar/schedule.ics');
  expect(new TextDecoder().decode(calendar?.body)).toContain('Fair: Ohjelma');
});

test('there are translations in every language of the site', () => {
  const translated = readdirSync(join(__dirname, '../../../src/lib/dates/messages')).flatMap(
    (file) => /^(?!en\.)(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  expect(Object.keys(TRANSLATIONS)).toEqual(translated);
});

test('the query has the id of the festival', async () => {
  const execute = jest.fn().mockResolvedValue(result());
  await createCalendars(contextOf(execute))('/calendar/schedule.ics');
  expect(execute).toHaveBeenCalledWith(expect.stringContaining('$eventId'), { eventId: 'festival' });
});

test('the file name is valid on every system', async () => {
  const calendarAt = createCalendars(contextOf(async () => result()));
  expect((await calendarAt('/calendar/schedule.ics'))?.name).toBe('fete-no1-schedule');
});

test('anything but a result of the query is a failure', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  for (const response of [undefined, null, 'busy']) {
    const serve = createCalendarHandler(contextOf(async () => response));
    expect((await serve(new Request('http://localhost/calendar/schedule.ics'))).status).toBe(503);
  }
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

test('Supabase’s own path gives the same calendar, and HEAD sends no body', async () => {
  const serve = createCalendarHandler(contextOf(async () => result()));
  const address = 'https://abcd1234.supabase.co/functions/v1/calendar/schedule.ics';
  expect(await (await serve(new Request(address))).text()).toMatch(/^BEGIN:VCALENDAR/);
  const head = await serve(new Request(address, { method: 'HEAD' }));
  expect([head.status, head.body]).toEqual([200, null]);
});
