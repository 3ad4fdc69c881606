import { once } from 'node:events';
import { connect } from 'node:net';
import { type ClientConfig, createClient } from '@sanity/client';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createListenService } from '#server/content/listener/listenService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { placeDocument } from '../support/builders.ts';
import { eventually } from '../support/eventually.ts';

const documents = ['Ash', 'Birch', 'Cedar'].map((name) => placeDocument(name));
const [ash, birch, cedar] = documents as [
  (typeof documents)[number],
  (typeof documents)[number],
  (typeof documents)[number],
];
const PLACES = '*[_type == "place" && status == "active"]{_id}';

const evaluate = jest.fn<Promise<string>, Parameters<typeof evaluateQuery>>(async (...args) =>
  evaluateQuery(...args),
);
let store: ReturnType<typeof createDatasetStore>;
let service: Listener;
let subscriptions: { unsubscribe(): void }[] = [];

beforeEach(async () => {
  evaluate.mockClear();
  store = createDatasetStore(documents);
  service = await listen({ port: 0, handler: createListenService({ store, evaluate }) });
});
afterEach(async () => {
  for (const subscription of subscriptions) subscription.unsubscribe();
  subscriptions = [];
  await service.close();
});

/** What a client is told, in order. */
function heardBy(query: string, params: Record<string, unknown> = {}, config: ClientConfig = {}) {
  const client = createClient({
    ...{ projectId: 'fairground', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
    ...{ useProjectHostname: false, apiHost: service.origin, ...config },
  });
  const heard: unknown[] = [];
  const subscription = client
    .listen(query, params, {
      includeResult: false,
      includeMutations: false,
      events: ['welcome', 'mutation', 'reconnect'],
    })
    .subscribe({
      next: (event) =>
        heard.push(event.type === 'mutation' ? [event.transition, event.documentId] : event.type),
      error: (error: Error) => heard.push(`${error.name}: ${error.message}`),
    });
  subscriptions.push(subscription);
  return { heard, stop: () => subscription.unsubscribe() };
}

function listenAddress(query = PLACES): string {
  return `${service.origin}/v2025-02-19/data/listen/production?${new URLSearchParams({ query })}`;
}

test('a client hears which documents of its query appear, change and disappear', async () => {
  const { heard } = heardBy(PLACES);
  await eventually(() => expect(heard).toEqual(['welcome']));
  store.replace([
    { ...ash, name: 'Ashen' },
    { ...birch, status: 'inactive' },
    placeDocument('Dogwood'),
    cedar,
  ]);
  await eventually(() => expect(heard).toHaveLength(4));
  expect(heard.slice(1)).toEqual(
    expect.arrayContaining([
      ['update', ash._id],
      ['disappear', birch._id],
      ['appear', 'place-dogwood'],
    ]),
  );
});

test('parameters belong to the query; a change elsewhere is not heard', async () => {
  const { heard } = heardBy('*[_type == "place" && name == $name]{_id}', { name: 'Ash' });
  await eventually(() => expect(heard).toEqual(['welcome']));
  store.replace([{ ...ash, status: 'inactive' }, { ...birch, name: 'Beech' }, cedar]);
  store.replace([{ ...ash, name: 'Oak' }, { ...birch, name: 'Ash' }, cedar]);
  await eventually(() => expect(heard).toHaveLength(4));
  expect(heard.slice(1)).toEqual([
    ['update', ash._id],
    ['appear', birch._id],
    ['disappear', ash._id],
  ]);
});

test('a document that moves to another event disappears; its status is an update where none is asked for', async () => {
  const ofEvent = '*[_type in ["place"] && eventInstance._ref == $eventId]{_id}';
  const { heard } = heardBy(ofEvent, { eventId: 'festival-2025' });
  await eventually(() => expect(heard).toEqual(['welcome']));
  store.replace([
    { ...ash, eventInstance: { _type: 'reference', _ref: 'festival-2026' } },
    { ...birch, status: 'inactive' },
  ]);
  await eventually(() => expect(heard).toHaveLength(4));
  expect(heard.slice(1)).toEqual([
    ['update', birch._id],
    ['disappear', ash._id],
    ['disappear', cedar._id],
  ]);
});

test.each([
  ['cannot be parsed', '*[_type =='],
  ['lacks a parameter', '*[name == $name]'],
  ['selects no documents', '1 + 1'],
])('a query that %s ends with a channel error', async (_, query) => {
  const { heard } = heardBy(query);
  await eventually(() => expect(heard).toEqual([expect.stringMatching(/^ChannelError: /)]));
});

test('after the connection is lost the client connects again', async () => {
  const { heard } = heardBy(PLACES);
  await eventually(() => expect(heard).toEqual(['welcome']));
  const port = Number(new URL(service.origin).port);
  await service.close();
  service = await listen({ port, handler: createListenService({ store }) });
  await eventually(() => expect(heard).toEqual(['welcome', 'reconnect', 'welcome']));
});

test.each([
  [14_799, 'welcome'],
  [14_800, 'welcome'],
  [14_801, 'Error: Query too large for listener'],
])('an address of %i characters', async (length, outcome) => {
  const address = `${service.origin}/v2025-02-19/data/listen/production`;
  const rest = `${address}?${new URLSearchParams({ query: '*[_id == ""]', includeMutations: 'false' })}`;
  const { heard } = heardBy(`*[_id == "${'x'.repeat(length - rest.length)}"]`);
  await eventually(() => expect(heard).toEqual([outcome]));
});

test('nothing is evaluated for a client that has left', async () => {
  const leaving = heardBy(PLACES);
  const staying = heardBy('*[_type == "place"]{_id}');
  await eventually(() => expect([leaving.heard, staying.heard]).toEqual([['welcome'], ['welcome']]));
  leaving.stop();
  let edits = 0;
  await eventually(async () => {
    evaluate.mockClear();
    store.replace([{ ...ash, name: `Ash ${(edits += 1)}` }, birch, cedar]);
    await eventually(() => expect(staying.heard).toHaveLength(1 + edits));
    expect(evaluate).toHaveBeenCalledTimes(1);
  });
});

test('connections with the same query share one evaluation', async () => {
  const all = Array.from({ length: 20 }, () => heardBy(PLACES).heard);
  await eventually(() => expect(all).toEqual(all.map(() => ['welcome'])));
  evaluate.mockClear();
  store.replace([{ ...ash, name: 'Ashen' }, birch, cedar]);
  await eventually(() => expect(all).toEqual(all.map(() => ['welcome', ['update', ash._id]])));
  expect(evaluate).toHaveBeenCalledTimes(1);
});

test('no proxy on the way is to store, compress or hold back what is said', async () => {
  const answer = await fetch(listenAddress(), { headers: { 'accept-encoding': 'gzip, br' } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers.has('content-encoding')).toBe(false);
  await answer.body?.cancel();
});

test('an edit of many documents disconnects nobody', async () => {
  const { heard } = heardBy('*[_type == "place"]{_id}');
  await eventually(() => expect(heard).toEqual(['welcome']));
  store.replace(Array.from({ length: 500 }, (_, index) => placeDocument(`Place ${index}`)));
  await eventually(() => expect(heard).toHaveLength(1 + 500 + documents.length));
  expect(heard).not.toContain('reconnect');
});

test('a client that does not read is disconnected', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const query = '*[_type == "place"]{_id}';
  const slow = connect(Number(new URL(service.origin).port));
  const { pathname, search } = new URL(listenAddress(query));
  slow.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await once(slow, 'data');
  slow.pause();
  // Its answers are larger than what the system holds for a connection.
  const long = 'x'.repeat(200_000);
  let edits = 0;
  await eventually(() => {
    store.replace([{ ...ash, _id: `${long}${(edits += 1)}` }]);
    expect(log).toHaveBeenCalledTimes(1);
  });
  evaluate.mockClear();
  store.replace(documents);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(evaluate).not.toHaveBeenCalled();
  slow.on('error', () => undefined).resume();
  await once(slow, 'close');
});

test('more than 50 different queries are refused, until one of them is left', async () => {
  const leaving = new AbortController();
  const asked = Array.from({ length: 51 }, (_, index) => `*[_id == "${index}"]{_id}`);
  const ask = async (query = '') => (await fetch(listenAddress(query), leaving)).status;
  for (const query of asked.slice(0, 50)) expect(await ask(query)).toBe(200);
  const refused = await fetch(listenAddress(asked[50]));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  leaving.abort();
  await eventually(async () => {
    const answer = await fetch(listenAddress(asked[50]));
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
  });
});

test('nothing is kept for a client that leaves before it is welcome', async () => {
  let finish = () => {};
  evaluate.mockImplementationOnce(async (...args) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return evaluateQuery(...args);
  });
  const leaving = new AbortController();
  const answer = fetch(listenAddress(), { signal: leaving.signal }).catch(() => 'left');
  await eventually(() => expect(evaluate).toHaveBeenCalled());
  leaving.abort();
  expect(await answer).toBe('left');
  finish();
  await new Promise((resolve) => setTimeout(resolve, 50));
  evaluate.mockClear();
  store.replace([ash]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(evaluate).not.toHaveBeenCalled();
});

test('a POST is refused', async () => {
  expect((await fetch(listenAddress(), { method: 'POST', body: '{}' })).status).toBe(405);
});
