import { type Evaluate, evaluateQuery } from '#server/content/evaluateQuery.ts';
import { type StaleContent, createSyncTags } from '#server/content/syncTags.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { etagOf } from '#server/http/responseBody.ts';
import { placeDocument } from '../../../support/builders.ts';

const documents = ['Ash', 'Birch', 'Cedar'].map((name) => placeDocument(name));
const named = (name: string) => ({ query: '*[_type == "place" && name == $name]{status}', params: { name } });
const NAMES = { query: '*[_type == "place"]{name}', params: {} };

function setUp() {
  const store = createDatasetStore(documents);
  const evaluate = jest.fn<ReturnType<Evaluate>, Parameters<Evaluate>>((dataset, query) =>
    Promise.resolve(evaluateQuery(dataset, query)),
  );
  const tags = createSyncTags(store, evaluate);
  const announced: StaleContent[] = [];
  const subscribe = () => tags.subscribe((stale) => announced.push(stale));
  const respond = (query: typeof NAMES | ReturnType<typeof named>, dataset = store.current()) => {
    tags.responded(query, dataset, etagOf(evaluateQuery(dataset, query)));
    return tags.tagOf(query);
  };
  const edit = async (index: number, changes: object) => {
    store.replace(documents.map((one, at) => (at === index ? { ...one, ...changes } : one)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { store, evaluate, tags, announced, subscribe, respond, edit };
}

test('the tags of queries with another result are announced, once', async () => {
  const { announced, subscribe, respond, edit, tags } = setUp();
  subscribe();
  respond(named('Birch'));
  respond(NAMES);
  const ash = respond(named('Ash'));
  await edit(0, { status: 'inactive' });
  expect(announced).toEqual([{ id: tags.lastId(), tags: [ash] }]);
  // Nobody has requested it since.
  await edit(0, { status: 'gone' });
  expect(announced).toHaveLength(1);
  respond(named('Ash'));
  await edit(0, { status: 'active' });
  expect(announced.map((stale) => stale.tags)).toEqual([[ash], [ash]]);
});

test('without subscribers nothing is executed, and the last event is another one after an edit', async () => {
  const { evaluate, subscribe, respond, edit, tags } = setUp();
  const end = subscribe();
  respond(NAMES);
  end();
  const before = tags.lastId();
  await edit(0, { name: 'Ashen' });
  expect(evaluate).not.toHaveBeenCalled();
  expect(tags.lastId()).not.toBe(before);
});

test('a result of older content is compared when it arrives after the edit', async () => {
  const { store, announced, subscribe, respond, edit } = setUp();
  subscribe();
  const before = store.current();
  await edit(0, { name: 'Ashen' });
  expect(announced).toEqual([]);
  const tag = respond(NAMES, before);
  await edit(0, { name: 'Ashen' });
  expect(announced.map((stale) => stale.tags)).toEqual([[tag]]);
});

test('a result that a visitor gets before the comparison is announced, because others have the older one', async () => {
  const { store, announced, subscribe, respond } = setUp();
  subscribe();
  respond(named('Birch'));
  const ash = respond(named('Ash'));
  store.replace(documents.map((one) => ({ ...one, status: one.name === 'Ash' ? 'inactive' : one.status })));
  respond(named('Ash'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(announced.map((stale) => stale.tags)).toEqual([[ash]]);
});

test('a query that cannot be executed any more counts as changed', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const { evaluate, announced, subscribe, respond, edit } = setUp();
  subscribe();
  const tag = respond(NAMES);
  evaluate.mockRejectedValueOnce(new Error('too slow'));
  await edit(0, { status: 'inactive' });
  expect(announced.map((stale) => stale.tags)).toEqual([[tag]]);
  expect(consoleError).toHaveBeenCalled();
  consoleError.mockRestore();
});

test('tags for which there is no room are announced at the next edit, and without room for them all of them', async () => {
  const { store, evaluate, tags, announced, subscribe, edit } = setUp();
  evaluate.mockReturnValue('[]');
  const respond = (name: string) => tags.responded(named(name), store.current(), etagOf('[]'));
  subscribe();
  respond('first');
  for (let turn = 0; turn < 5000; turn += 1) respond(`${turn}`);
  await edit(0, { status: 'inactive' });
  expect(announced[0]?.tags).toEqual([tags.tagOf(named('first'))]);
  for (let turn = 0; turn < 10_002; turn += 1) respond(`x${turn}`);
  await edit(0, { status: 'active' });
  expect(announced[1]?.tags).toBeUndefined();
});
