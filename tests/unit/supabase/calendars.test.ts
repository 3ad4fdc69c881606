import { pickCode } from '#lib/picks/pickCode.ts';
import { type CalendarContext, createCalendars } from '#supabase/functions/calendar/calendars.ts';
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

test.each([`/calendar/picks/e${pickCode('a')}.ics`, '/calendar/event/t%61lk.ics'])(
  'nothing is kept at %s, of which there are as many as somebody asks for',
  async (path) => {
    const content = result();
    const calendarAt = createCalendars(contextOf(async () => content));
    const first = await calendarAt(path);
    expect(first).toBeDefined();
    expect(await calendarAt(path)).not.toBe(first);
  },
);

test('the query has the id of the festival', async () => {
  const execute = jest.fn().mockResolvedValue(result());
  await createCalendars(contextOf(execute))('/calendar/schedule.ics');
  expect(execute).toHaveBeenCalledWith(expect.stringContaining('$eventId'), { eventId: 'festival' });
});

test('the name of the file is safe on every system', async () => {
  const calendarAt = createCalendars(contextOf(async () => result()));
  expect((await calendarAt('/calendar/schedule.ics'))?.name).toBe('fete-no1-schedule');
});

test('what is no result of the query is a failure', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  for (const answer of [undefined, null, 'busy']) {
    const serve = createCalendarHandler(contextOf(async () => answer));
    expect((await serve(new Request('http://localhost/calendar/schedule.ics'))).status).toBe(503);
  }
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

test('Supabase’s own path leads to the same; HEAD sends no body', async () => {
  const serve = createCalendarHandler(contextOf(async () => result()));
  const address = 'https://abcd1234.supabase.co/functions/v1/calendar/schedule.ics';
  expect(await (await serve(new Request(address))).text()).toMatch(/^BEGIN:VCALENDAR/);
  const head = await serve(new Request(address, { method: 'HEAD' }));
  expect([head.status, head.body]).toEqual([200, null]);
});
