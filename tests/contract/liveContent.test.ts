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

const evaluate = jest.fn(evaluateQuery);
let store: ReturnType<typeof createDatasetStore>;
let service: Listener;
let subscriptions: { unsubscribe(): void }[] = [];

beforeEach(async () => {
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

test('a POST is refused', async () => {
  const address = `${service.origin}/v2025-02-19/data/listen/production`;
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(405);
});
