import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { scheduleApi } from '#content/event/api.ts';
import { makeStore } from '#app/store.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { pickCode } from '#content/pickCode.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { createServices } from '#server/services.ts';
import {
  eventDocument,
  paragraphs,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { datasetFile } from '../support/datasetFile.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const ORIGIN = 'https://fair.example';
const hall = placeDocument('Hall A', { locationName: 'North Hall', status: 'inactive' });
const festival = eventDocument({
  startDate: '2025-11-01',
  endDate: '2025-11-02',
  timeZone: 'America/Los_Angeles',
  dayStartsAt: '06:00',
  locationName: 'Expo',
  locationAddress: '1 Test Row, Reno',
});
const opening = scheduleEventDocument('Opening', {
  startsAt: '2025-11-01T18:00:00Z',
  endsAt: '2025-11-01T19:30:00Z',
  eventPlace: [referenceTo(hall)],
  description: paragraphs('Doors, lights; and a “🎪”.', '祭り'.repeat(40)),
});
// The event begins in summer time and ends in winter time.
const night = scheduleEventDocument('Night', {
  startsAt: '2025-11-02T07:00:00Z',
  endsAt: '2025-11-02T11:00:00Z',
});
const closing = scheduleEventDocument('Closing', {
  startsAt: '2025-11-02T22:00:00Z',
  endsAt: undefined,
  status: 'canceled',
});
const documents: readonly StoredDocument[] = [
  festival,
  hall,
  opening,
  night,
  closing,
  scheduleEventDocument('Secret', { status: 'inactive' }),
  scheduleEventDocument('Someday', { startsAt: undefined }),
  scheduleEventDocument('Elsewhere', { eventInstance: { _type: 'reference', _ref: 'other' } }),
];

const dataset = datasetFile(documents);
let services: EmbeddedServices;
beforeAll(async () => {
  const environment = readSiteEnvironment({ SITE_URL: ORIGIN });
  services = await startEmbeddedServices({ port: 0, dataset, environment });
});
afterAll(() => services.close());
afterEach(() => services.store.replace(documents));

const request = (path: string, options?: RequestInit) => fetch(`${services.origin}/calendar${path}`, options);

/** The events of a calendar, in order, as read by two parsers. */
async function eventsAt(path: string) {
  const text = await (await request(path)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  return { text, calendar, events, others };
}

test('two parsers read the times of the dataset, also when clocks are set back', async () => {
  const { text, calendar, events, others } = await eventsAt('/schedule.ics');
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  const expected = [opening, night, closing].map(({ _id, startsAt, endsAt }) => [
    `${_id}@festival-2025`,
    startsAt,
    endsAt ?? startsAt,
  ]);
  expect(text).toContain('DTSTART;TZID=America/Los_Angeles:20251102T000000\r\n');
  expect(text).toContain('DTEND;TZID=America/Los_Angeles:20251102T030000\r\n');
  const instant = (date: Date | undefined) => date?.toISOString().replace('.000', '');
  expect(
    events.map(({ uid, startDate, endDate }) => [
      uid,
      instant(startDate.toJSDate()),
      instant(endDate.toJSDate()),
    ]),
  ).toEqual(expected);
  expect(others.map(({ uid, start, end }) => [uid, instant(start), instant(end ?? start)])).toEqual(expected);
});

test('an event has its title, place, text, page and state', async () => {
  const { events, others } = await eventsAt('/event/opening.ics');
  expect(events).toHaveLength(1);
  const [event] = events;
  const [other] = others;
  const text = `Doors, lights; and a “🎪”.\n\n${'祭り'.repeat(40)}`;
  const location = 'Hall A, North Hall, Expo, 1 Test Row, Reno';
  expect([event?.summary, event?.location, event?.description]).toEqual(['Opening', location, text]);
  expect([other?.summary, other?.location, other?.description]).toEqual(['Opening', location, text]);
  expect(event?.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/schedule/opening`);
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test.each([
  ['/day/sat.ics', 'Test Fair: Saturday Nov 1', ['Opening', 'Night']],
  ['/day/sun.ics', 'Test Fair: Sunday Nov 2', ['Closing']],
  ['/stage/north-hall.ics', 'Test Fair: North Hall', ['Opening']],
  [
    `/picks/e${[opening._id, closing._id, 'gone'].map(pickCode).join('')}.ics`,
    'Test Fair: My festival',
    ['Opening', 'Closing'],
  ],
  ['/picks/paaaaaaa.ics', 'Test Fair: My festival', []],
  ['/event/someday.ics', 'Test Fair: Someday', []],
])('%s has a name and its events', async (path, name, titles) => {
  const { calendar, events } = await eventsAt(path);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
  expect(events.map(({ summary }) => summary)).toEqual(titles);
});

test('an event that was moved or cancelled is a later version of the same event', async () => {
  const before = (await eventsAt('/event/opening.ics')).events[0];
  const replaceOpening = (fields: object) =>
    services.store.replace(documents.map((one) => (one === opening ? { ...one, ...fields } : one)));
  replaceOpening({ startsAt: '2025-11-01T18:30:00Z', _updatedAt: '2025-10-01T00:00:00Z' });
  const moved = (await eventsAt('/event/opening.ics')).events[0];
  expect(moved?.uid).toBe(before?.uid);
  expect(moved?.startDate.toJSDate()).toEqual(new Date('2025-11-01T18:30:00Z'));
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);

  replaceOpening({ status: 'canceled', _updatedAt: '2025-10-02T00:00:00Z' });
  const cancelled = (await eventsAt('/event/opening.ics')).events[0];
  expect(cancelled?.uid).toBe(before?.uid);
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? Infinity);
});

test('events that share an alias have the addresses of their pages', async () => {
  const twin = (_id: string, current: string, _createdAt: string, fields: object = {}) => ({
    ...scheduleEventDocument(_id, { alias: { _type: 'slug', current }, ...fields }),
    _createdAt,
  });
  services.store.replace([
    festival,
    twin('a', 'talk', '2025-01-02T00:00:00Z'),
    twin('b', 'talk', '2025-01-01T00:00:00Z'),
    twin('c', 'talk-2', '2025-01-03T00:00:00Z'),
    twin('d', 'talk-2', '2025-01-04T00:00:00Z'),
    twin('e', 'talk-2-3', '2025-01-05T00:00:00Z'),
    twin('f', 'talk', '2025-01-06T00:00:00Z'),
    twin('untitled', 'talk', '2024-06-01T00:00:00Z', { title: ' ' }),
    twin('g', 'talk', '2024-01-01T00:00:00Z', { status: 'canceled' }),
  ]);
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const store = makeStore(undefined, { contentSource: embeddedAt(services.origin) });
  const shown = await store.dispatch(scheduleApi.endpoints.getSchedule.initiate()).unwrap();
  warn.mockRestore();
  expect(shown).toHaveLength(6);
  for (const { title, alias } of shown) {
    const { events } = await eventsAt(`/event/${alias?.current}.ics`);
    expect(events.map(({ summary }) => summary)).toEqual([title]);
  }
});

test('the same content gives the same bytes, and 304 for clients that have them', async () => {
  const response = await request('/schedule.ics', { headers: { origin: 'https://elsewhere.example' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="test-fair-schedule.ics"',
    'cache-control': 'public, max-age=300, s-maxage=60',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[0-9a-f]{64}"$/);
  services.store.replace([...documents].reverse());
  const again = await request('/schedule.ics', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  services.store.replace([festival]);
  expect((await request('/schedule.ics', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('a calendar is compressed for clients that accept it, with the same content', async () => {
  const { headers } = await request('/schedule.ics');
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
  const plain = await request('/schedule.ics', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('etag')).toBe(headers.get('etag'));
  expect(await plain.text()).toBe(await (await request('/schedule.ics')).text());
  expect(Number(plain.headers.get('content-length'))).toBeGreaterThan(Number(headers.get('content-length')));
});

test('HEAD has the same headers and no body; other methods are refused', async () => {
  const [get, head] = await Promise.all([
    request('/day/sat.ics'),
    request('/day/sat.ics', { method: 'HEAD' }),
  ]);
  expect(await head.text()).toBe('');
  for (const name of ['etag', 'content-type', 'content-length'])
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const refused = await request('/day/sat.ics', { method });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a language begins the address of its calendars', async () => {
  services.store.replace([{ ...festival, languages: ['en', 'de'] }, ...documents.slice(1)]);
  const german = await (await fetch(`${services.origin}/de/calendar/day/sat.ics`)).text();
  expect(german).toContain(`${ORIGIN}/de/schedule/opening`);
});

test.each([
  '/event/secret.ics',
  '/event/elsewhere.ics',
  '/event/nothing.ics',
  '/day/mon.ics',
  '/stage/hall-a.ics',
  '/picks/x.ics',
  '/',
])('%s is a 404', async (path) => {
  const response = await request(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('an address that is too long is refused', async () => {
  expect((await request(`/picks/e${'a'.repeat(12_000)}.ics`)).status).toBe(414);
});

test('if content cannot be read the response is 503, and the log does not contain the picks', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const evaluate = jest.fn().mockRejectedValueOnce(new Error('too busy')).mockResolvedValue('{"events": []}');
  const serve = createServices({ dataset: createDatasetStore(documents), evaluate });
  const picks = new Request(`http://localhost/calendar/picks/e${pickCode('a')}.ics`);
  const { status, headers } = await serve(picks);
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  expect(JSON.stringify(log.mock.calls)).not.toContain(pickCode('a'));
  expect((await serve(picks)).status).toBe(200);
  log.mockRestore();
});

test('the content is read once for each version', async () => {
  const evaluate = jest.fn().mockResolvedValue('{"events": []}');
  const store = createDatasetStore(documents);
  const serve = createServices({ dataset: store, evaluate });
  const read = () => serve(new Request('http://localhost/calendar/schedule.ics'));
  await Promise.all([read(), read(), read()]);
  expect(evaluate).toHaveBeenCalledTimes(1);
  store.replace(documents);
  await read();
  expect(evaluate).toHaveBeenCalledTimes(2);
});

test('with content from another service the calendars are the same, and its failure is a 503', async () => {
  const serve = (host: string) => {
    const environment = readSiteEnvironment({ SANITY_API_HOST: host, SITE_URL: ORIGIN });
    return createServices({ environment })(new Request('http://localhost/calendar/schedule.ics'));
  };
  expect(await (await serve(services.origin)).text()).toBe(await (await request('/schedule.ics')).text());
  const log = jest.spyOn(console, 'error').mockReturnValue();
  expect((await serve('http://localhost:1')).status).toBe(503);
  log.mockRestore();
});
