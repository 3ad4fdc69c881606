import { once } from 'node:events';
import { connect } from 'node:net';
import { type ClientConfig, createClient } from '@sanity/client';
import { type Evaluate, type GroqQuery, evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createListenService } from '#server/content/listener/listenService.ts';
import { requestError } from '#server/content/queryError.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { placeDocument } from '../../support/builders.ts';
import { eventually } from '../../support/eventually.ts';

const documents = ['Ash', 'Birch', 'Cedar'].map((name) => placeDocument(name));
const [ash, birch, cedar] = documents as [
  (typeof documents)[number],
  (typeof documents)[number],
  (typeof documents)[number],
];
/** A query that the site listens to. */
const OWN = '*[_type == "place"]{_id}';
const PLACES = '*[_type == "place" && status == "active"]{_id}';

const evaluate = jest.fn<Promise<string>, Parameters<Evaluate>>(async (dataset, query) =>
  evaluateQuery(dataset, query),
);
const isOwn = ({ query }: GroqQuery) => query === OWN;
let store: ReturnType<typeof createDatasetStore>;
let service: Listener;
let subscriptions: { unsubscribe(): void }[] = [];

beforeEach(async () => {
  evaluate.mockReset().mockImplementation(async (dataset, query) => evaluateQuery(dataset, query));
  store = createDatasetStore(documents);
  service = await listen({ port: 0, handler: createListenService({ store, evaluate, isOwn }) });
});
afterEach(async () => {
  for (const subscription of subscriptions) subscription.unsubscribe();
  subscriptions = [];
  await service.close();
});

/** The events that a client gets, in order. */
function startListening(query: string, params: Record<string, unknown> = {}, config: ClientConfig = {}) {
  const client = createClient({
    ...{ projectId: 'fairground', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
    ...{ useProjectHostname: false, apiHost: service.origin, ...config },
  });
  const events: unknown[] = [];
  const subscription = client
    .listen(query, params, {
      includeResult: false,
      includeMutations: false,
      events: ['welcome', 'mutation', 'reconnect'],
    })
    .subscribe({
      next: (event) =>
        events.push(event.type === 'mutation' ? [event.transition, event.documentId] : event.type),
      error: (error: Error) => events.push(`${error.name}: ${error.message}`),
    });
  subscriptions.push(subscription);
  return { events, stop: () => subscription.unsubscribe() };
}

function listenAddress(query = PLACES): string {
  return `${service.origin}/v2025-02-19/data/listen/production?${new URLSearchParams({ query })}`;
}

test('a client gets an event for each document of its query that appears, changes or disappears', async () => {
  const { events } = startListening(PLACES);
  await eventually(() => expect(events).toEqual(['welcome']));
  store.replace([
    { ...ash, name: 'Ashen' },
    { ...birch, status: 'inactive' },
    placeDocument('Dogwood'),
    cedar,
  ]);
  await eventually(() => expect(events).toHaveLength(4));
  expect(events.slice(1)).toEqual(
    expect.arrayContaining([
      ['update', ash._id],
      ['disappear', birch._id],
      ['appear', 'place-dogwood'],
    ]),
  );
});

test('parameters are part of a query, and other changes cause no event', async () => {
  const { events } = startListening('*[_type == "place" && name == $name]{_id}', { name: 'Ash' });
  await eventually(() => expect(events).toEqual(['welcome']));
  store.replace([{ ...ash, status: 'inactive' }, { ...birch, name: 'Beech' }, cedar]);
  store.replace([{ ...ash, name: 'Oak' }, { ...birch, name: 'Ash' }, cedar]);
  await eventually(() => expect(events).toHaveLength(4));
  expect(events.slice(1)).toEqual([
    ['update', ash._id],
    ['appear', birch._id],
    ['disappear', ash._id],
  ]);
});

test('a document that moves to another event disappears; a new status is an update if the query does not filter by it', async () => {
  const ofEvent = '*[_type in ["place"] && eventInstance._ref == $eventId]{_id}';
  const { events } = startListening(ofEvent, { eventId: 'festival-2025' });
  await eventually(() => expect(events).toEqual(['welcome']));
  store.replace([
    { ...ash, eventInstance: { _type: 'reference', _ref: 'festival-2026' } },
    { ...birch, status: 'inactive' },
  ]);
  await eventually(() => expect(events).toHaveLength(4));
  expect(events.slice(1)).toEqual([
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
  const { events } = startListening(query);
  await eventually(() => expect(events).toEqual([expect.stringMatching(/^ChannelError: /)]));
});

test('after the connection is lost the client connects again', async () => {
  const { events } = startListening(PLACES);
  await eventually(() => expect(events).toEqual(['welcome']));
  const port = Number(new URL(service.origin).port);
  await service.close();
  service = await listen({ port, handler: createListenService({ store }) });
  await eventually(() => expect(events).toEqual(['welcome', 'reconnect', 'welcome']));
});

test.each([
  [14_799, 'welcome'],
  [14_800, 'welcome'],
  [14_801, 'Error: Query too large for listener'],
])('an address of %i characters is answered', async (length, outcome) => {
  const address = `${service.origin}/v2025-02-19/data/listen/production`;
  const rest = `${address}?${new URLSearchParams({ query: '*[_id == ""]', includeMutations: 'false' })}`;
  const { events } = startListening(`*[_id == "${'x'.repeat(length - rest.length)}"]`);
  await eventually(() => expect(events).toEqual([outcome]));
});

test('nothing is evaluated for a client that has disconnected', async () => {
  const leaving = startListening(PLACES);
  const staying = startListening('*[_type == "place"]{_id}');
  await eventually(() => expect([leaving.events, staying.events]).toEqual([['welcome'], ['welcome']]));
  leaving.stop();
  let edits = 0;
  await eventually(async () => {
    evaluate.mockClear();
    store.replace([{ ...ash, name: `Ash ${(edits += 1)}` }, birch, cedar]);
    await eventually(() => expect(staying.events).toHaveLength(1 + edits));
    expect(evaluate).toHaveBeenCalledTimes(1);
  });
});

test('connections with the same query share one evaluation', async () => {
  const all = Array.from({ length: 20 }, () => startListening(PLACES).events);
  await eventually(() => expect(all).toEqual(all.map(() => ['welcome'])));
  evaluate.mockClear();
  store.replace([{ ...ash, name: 'Ashen' }, birch, cedar]);
  await eventually(() => expect(all).toEqual(all.map(() => ['welcome', ['update', ash._id]])));
  expect(evaluate).toHaveBeenCalledTimes(1);
});

test('no proxy may store, compress or hold back the events', async () => {
  const response = await fetch(listenAddress(), { headers: { 'accept-encoding': 'gzip, br' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  await response.body?.cancel();
});

test('an edit of many documents disconnects nobody', async () => {
  const { events } = startListening('*[_type == "place"]{_id}');
  await eventually(() => expect(events).toEqual(['welcome']));
  store.replace(Array.from({ length: 500 }, (_, index) => placeDocument(`Place ${index}`)));
  await eventually(() => expect(events).toHaveLength(1 + 500 + documents.length));
  expect(events).not.toContain('reconnect');
});

test('a client that does not read is disconnected', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const query = '*[_type == "place"]{_id}';
  const slow = connect(Number(new URL(service.origin).port));
  const { pathname, search } = new URL(listenAddress(query));
  slow.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await once(slow, 'data');
  slow.pause();
  // The events are larger than the buffers of the connection.
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

test('foreign clients may send ten different queries, and do not block the site’s own', async () => {
  const queries = Array.from({ length: 11 }, (_, index) => `*[_id == "${index}"]{_id}`);
  // Kept, because the connection of a response that is garbage collected is closed.
  const responses: Response[] = [];
  const statusOf = async (query = '') => {
    const response = await fetch(listenAddress(query));
    responses.push(response);
    return response.status;
  };
  for (const query of queries.slice(0, 10)) expect(await statusOf(query)).toBe(200);
  const refused = await fetch(listenAddress(queries[10]));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await statusOf(OWN)).toBe(200);
  for (const { body } of responses) await body?.cancel();
  await eventually(async () => {
    const response = await fetch(listenAddress(queries[10]));
    await response.body?.cancel();
    expect(response.status).toBe(200);
  });
});

/** Holds evaluations of a query from now on, until the returned function is called. */
function hold(held: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  evaluate.mockImplementation(async (dataset, query) => {
    if (query.query === held) await released;
    return evaluateQuery(dataset, query);
  });
  return release;
}

const evaluated = (query: string) =>
  evaluate.mock.calls.filter(([, evaluatedQuery]) => evaluatedQuery.query === query);

test('a slow query delays nobody, and edits during it are evaluated together with the newest content', async () => {
  const [slow, quick] = [startListening(PLACES), startListening(OWN)];
  await eventually(() => expect([slow.events, quick.events]).toEqual([['welcome'], ['welcome']]));
  evaluate.mockClear();
  const release = hold(PLACES);
  store.replace([{ ...ash, name: 'Ash 1' }, birch, cedar]);
  await eventually(() => expect(quick.events).toHaveLength(2));
  store.replace([{ ...ash, name: 'Ash 1' }, { ...birch, name: 'Birch 2' }, cedar]);
  await eventually(() => expect(quick.events).toHaveLength(3));
  store.replace([
    { ...ash, name: 'Ash 1' },
    { ...birch, name: 'Birch 2' },
    { ...cedar, name: 'Cedar 3' },
  ]);
  await eventually(() => expect(quick.events).toHaveLength(4));
  expect(slow.events).toEqual(['welcome']);

  release();
  await eventually(() => expect(slow.events).toHaveLength(4));
  expect(slow.events.slice(1)).toEqual([
    ['update', ash._id],
    ['update', birch._id],
    ['update', cedar._id],
  ]);
  expect(evaluated(PLACES).map(([{ version }]) => version)).toEqual(['2', '4']);
});

test('a change during the first evaluation of a query causes an event', async () => {
  const release = hold(PLACES);
  const { events } = startListening(PLACES);
  await eventually(() => expect(evaluated(PLACES)).toHaveLength(1));
  store.replace([{ ...ash, name: 'Ashen' }, birch, cedar]);
  release();
  await eventually(() => expect(events).toEqual(['welcome', ['update', ash._id]]));
});

test('foreign queries are evaluated one at a time, each within a limit', async () => {
  const others = ['Ash', 'Birch'].map((name) => `*[name == "${name}"]{_id}`);
  const [first = '', second = ''] = others;
  const all: ReturnType<typeof startListening>['events'][] = [];
  // They are evaluated one after the other, in the order in which they arrived.
  for (const query of [...others, OWN]) {
    const { events } = startListening(query);
    await eventually(() => expect(events).toEqual(['welcome']));
    all.push(events);
  }
  evaluate.mockClear();
  const release = hold(first);
  store.replace(documents.map((place) => ({ ...place, locationName: 'Hall B' })));
  await eventually(() => expect(all[2]).toHaveLength(4));
  expect([evaluated(first), evaluated(second)].map(({ length }) => length)).toEqual([1, 0]);
  release();
  await eventually(() => expect(all[1]).toHaveLength(2));
  const limitOf = (query: string) => evaluated(query)[0]?.[3];
  expect([first, second, OWN].map(limitOf)).toEqual([200, 200, undefined]);
});

const tooSlow = requestError(504, 'Gateway Timeout', 'the query takes too much time or memory');

test('a foreign query that takes too long ends with a channel error, at an edit or at once', async () => {
  const refusal = expect.stringMatching(/^ChannelError: /);
  const { events } = startListening(PLACES);
  await eventually(() => expect(events).toEqual(['welcome']));
  evaluate.mockRejectedValue(tooSlow);
  store.replace([{ ...ash, name: 'Ashen' }, birch, cedar]);
  await eventually(() => expect(events).toEqual(['welcome', refusal]));
  const late = startListening(PLACES).events;
  await eventually(() => expect(late).toEqual([refusal]));

  // The query is not evaluated at further edits.
  evaluate.mockReset().mockImplementation(async (dataset, query) => evaluateQuery(dataset, query));
  const other = startListening(OWN).events;
  await eventually(() => expect(other).toEqual(['welcome']));
  store.replace(documents);
  await eventually(() => expect(other).toEqual(['welcome', ['update', ash._id]]));
  expect(evaluated(PLACES)).toEqual([]);
});

test('after the site’s own query has failed, the client connects again', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const { events } = startListening(OWN);
  await eventually(() => expect(events).toEqual(['welcome']));
  evaluate.mockRejectedValueOnce(tooSlow);
  store.replace([{ ...ash, name: 'Ashen' }, birch, cedar]);
  await eventually(() => expect(events).toEqual(['welcome', 'reconnect', 'welcome']));
  expect(log).toHaveBeenCalledTimes(1);
});

test('nothing is kept for a client that disconnects before it gets `welcome`', async () => {
  let finish = () => {};
  evaluate.mockImplementationOnce(async (dataset, query) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return evaluateQuery(dataset, query);
  });
  const leaving = new AbortController();
  const response = fetch(listenAddress(), { signal: leaving.signal }).catch(() => 'left');
  await eventually(() => expect(evaluate).toHaveBeenCalled());
  leaving.abort();
  expect(await response).toBe('left');
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
