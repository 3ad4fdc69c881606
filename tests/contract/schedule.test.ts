import { getScheduleEvent, getScheduleTexts } from '#content/event/queries.ts';
import { scheduleApi } from '#content/event/api.ts';
import { makeStore } from '#app/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import {
  categoryDocument,
  paragraphs,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { isPublished } from '#lib/schema/storedDocument.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

let service: Listener;
let queries: string[];
const dataset = createDatasetStore([]);

beforeAll(async () => {
  const services = createServices({ dataset });
  service = await listen({
    port: 0,
    handler(request) {
      queries.push(new URL(request.url).searchParams.get('query') ?? '');
      return services(request);
    },
  });
});
beforeEach(() => {
  queries = [];
});
afterAll(() => service.close());

async function readSchedule(documents: readonly StoredDocument[]) {
  dataset.replace([...documents]);
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  return store.dispatch(scheduleApi.endpoints.getSchedule.initiate()).unwrap();
}

async function readEvent(slug: string) {
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  return store.dispatch(scheduleApi.endpoints.getScheduleEvent.initiate({ slug })).unwrap();
}

/** The same event from the prefetched query. */
async function heldEvent(slug: string) {
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const events = await store.dispatch(scheduleApi.endpoints.getWholeEvents.initiate()).unwrap();
  return getScheduleEvent({ slug }).fallback?.find(events);
}

test('the demo’s whole schedule is one query, in order, each event with its stage', async () => {
  const demo = readEnglishDemo();
  const events = await readSchedule(demo);
  expect(queries).toHaveLength(1);
  const active = demo
    .filter(isPublished)
    .filter(({ _type, status }) => _type === 'scheduleEvent' && status === 'active');
  expect(events).toHaveLength(active.length);
  const starts = events.map(({ startsAt }) => String(startsAt));
  expect(starts).toEqual([...starts].sort());
  // Stages are inactive places.
  const placed = active.filter(({ eventPlace }) => eventPlace !== undefined);
  expect(events.filter(({ eventPlace }) => eventPlace[0]?.locationName !== undefined)).toHaveLength(
    placed.length,
  );
  expect(events.every(({ categories }) => categories.length === 1)).toBe(true);
  // Large fields are loaded with the dialog.
  expect(JSON.stringify(events)).not.toContain('"description"');
});

test('events that start at the same time are sorted by title, ignoring case, and then by age', async () => {
  const at = (title: string, _id: string, _createdAt: string) => ({
    ...scheduleEventDocument(title),
    _id,
    _createdAt,
  });
  const events = await readSchedule([
    at('zebra', 'a', '2025-01-01T00:00:00Z'),
    at('Apple', 'b', '2025-01-02T00:00:00Z'),
    at('apple', 'c', '2025-01-01T00:00:00Z'),
    { ...scheduleEventDocument('Early', { startsAt: '2025-10-25T17:59:00Z' }), _id: 'd' },
  ]);
  expect(events.map(({ _id }) => _id)).toEqual(['d', 'c', 'b', 'a']);
});

test('a performer who is hidden from the lineup has a name but no link', async () => {
  const performer = (name: string, status: string): StoredDocument => ({
    ...placeDocument(name, { status }),
    _id: `performer-${name}`,
    _type: 'performer',
  });
  const all = ['featured', 'active', 'inactive', 'canceled'].map((status) =>
    performer(`p-${status}`, status),
  );
  const [event] = await readSchedule([
    ...all,
    scheduleEventDocument('Talk', { eventPerformer: all.map(referenceTo) }),
  ]);
  expect(event?.eventPerformer.map(({ name, alias }) => [name, alias?.current])).toEqual([
    ['p-featured', 'p-featured'],
    ['p-active', 'p-active'],
    ['p-inactive', undefined],
    ['p-canceled', undefined],
  ]);
});

test('a performer without a usable name has the artist’s name, as in the lineup', async () => {
  const artist = { _id: 'artist', _type: 'artist', name: 'Vega' };
  const performers = [undefined, null, '', 7, { en: 'Vega' }].map((name, index) => ({
    ...placeDocument('p', { name, artistReference: referenceTo(artist) }),
    _id: `performer-${index}`,
    _type: 'performer',
  }));
  const [event] = await readSchedule([
    artist,
    ...performers,
    scheduleEventDocument('Talk', { eventPerformer: performers.map(referenceTo) }),
  ]);
  expect(event?.eventPerformer.map(({ name }) => name)).toEqual(performers.map(() => 'Vega'));
});

test('categories of places are left out', async () => {
  const panel = categoryDocument('Panel', { type: 'schedule' });
  const food = categoryDocument('Food', { type: 'place' });
  const [event] = await readSchedule([
    ...[panel, food],
    scheduleEventDocument('Talk', { categories: [referenceTo(food), referenceTo(panel)] }),
  ]);
  expect(event?.categories.map(({ name }) => name)).toEqual(['Panel']);
});

test('descriptions are one query, without empty, hidden and invalid ones', async () => {
  dataset.replace([
    scheduleEventDocument('Talk', { description: paragraphs('Be inside.', 'Bring a lamp.') }),
    scheduleEventDocument('Silent'),
    scheduleEventDocument('Empty', { description: paragraphs('') }),
    scheduleEventDocument('Odd', { description: 'a string' }),
    scheduleEventDocument('Hidden', { description: paragraphs('Boo.'), status: 'inactive' }),
  ]);
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const texts = await store.dispatch(scheduleApi.endpoints.getScheduleTexts.initiate()).unwrap();
  expect(queries).toHaveLength(1);
  expect(texts).toEqual([{ _id: 'session-talk', text: 'Be inside.\n\nBring a lamp.' }]);
  // The query that is prefetched for offline use returns the same.
  const events = await store.dispatch(scheduleApi.endpoints.getWholeEvents.initiate()).unwrap();
  expect(getScheduleTexts().fallback?.find(events)).toEqual(expect.arrayContaining([...texts]));
});

test('one event by its address has its text and button; of two with the same alias the older is found, and a hidden one is not', async () => {
  const twin = (_id: string, _createdAt: string, fields: object = {}) => ({
    ...scheduleEventDocument('Twin', { ...fields, description: [], buttonLabel: _id }),
    _id,
    _createdAt,
  });
  dataset.replace([
    twin('younger', '2025-01-02T00:00:00Z'),
    twin('older', '2025-01-01T00:00:00Z'),
    twin('hidden', '2024-01-01T00:00:00Z', { status: 'inactive' }),
    twin('elsewhere', '2024-01-01T00:00:00Z', { eventInstance: { _type: 'reference', _ref: 'other' } }),
    scheduleEventDocument('Gone', { status: 'canceled' }),
  ]);
  expect(await readEvent('twin')).toMatchObject({ _id: 'older', buttonLabel: 'older' });
  expect(await heldEvent('twin')).toEqual(await readEvent('twin'));
  expect(await heldEvent('gone')).toBeUndefined();
  await expect(readEvent('gone')).rejects.toMatchObject({ kind: 'not-found' });
});
