import type { ListScope } from '#content/lists/pagedList.ts';
import { namesApi } from '#content/lists/names.ts';
import { inAnyLanguage } from '#content/client/inLanguage.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { accountNames } from '#lib/social-links/accountNames.ts';
import { textsApi } from '#content/lists/texts.ts';
import { getTexts } from '#content/lists/textsQuery.ts';
import { NAMES_QUERIES } from '#features/search/engine/search.ts';
import { performerQueries } from '#content/performer/api.ts';
import { placeQueries } from '#content/place/api.ts';
import { makeStore } from '#app/store.ts';
import { filterKey } from '#lib/filtering/filterKey.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { sortNames } from '#lib/filtering/sortNames.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { categoryDocument, performerDocument, placeDocument } from '../support/builders.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const demo = readEnglishDemo();
const eventInstance = demo.find(({ _type }) => _type === 'place')?.eventInstance;
const elsewhere = { _type: 'reference', _ref: 'festival-elsewhere' };
const FOOD = 'Comics';

/** Unusual categories: two with one key, one of another event, one embedded instead of referenced, and a broken one. */
const odd = [
  { ...categoryDocument(FOOD.toUpperCase()), _id: 'category-twin', eventInstance },
  { ...categoryDocument(FOOD), _id: 'category-elsewhere', eventInstance: elsewhere },
  placeDocument('Zz twins', { eventInstance, categories: [{ _type: 'reference', _ref: 'category-twin' }] }),
  placeDocument('Zz other', {
    eventInstance,
    categories: [{ _type: 'reference', _ref: 'category-elsewhere' }],
  }),
  placeDocument('Zz inline', { eventInstance, categories: [{ _type: 'category', name: FOOD }] }),
  placeDocument('Zz broken', { eventInstance, categories: [{ _type: 'reference', _ref: 'nothing' }] }),
  performerDocument('act', { eventInstance, _createdAt: '2025-01-01T00:00:00Z' }),
  {
    ...performerDocument('ACT', { eventInstance, _createdAt: '2025-01-02T00:00:00Z' }),
    _id: 'performer-twin',
  },
  // Sorted among the names under A and E.
  placeDocument('“Afterword”', { eventInstance }),
  performerDocument('"Act"', { eventInstance, _createdAt: '2025-01-03T00:00:00Z' }),
  performerDocument('¡Écija!', { eventInstance }),
];

let service: Listener;
const open = () => makeStore(undefined, { contentSource: embeddedAt(service.origin) });
beforeAll(async () => {
  const dataset = createDatasetStore([...demo, ...odd]);
  service = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterAll(() => service.close());

const lists = { place: placeQueries, performer: performerQueries } as const;

/** All items of a list, page by page. */
async function readPages(kind: keyof typeof lists, scope: ListScope) {
  const store = open();
  const { page } = lists[kind] as typeof placeQueries;
  const read = (offset: number) =>
    store.dispatch(page.initiate({ ...scope, offset }, { forceRefetch: true, subscribe: false }));
  let { data } = await read(0);
  while (data?.hasMore) ({ data } = await read(data.nextOffset));
  return shownItems(data);
}

async function readNames(kind: keyof typeof lists) {
  const { data } = await open().dispatch(namesApi.endpoints.getNames.initiate({ kinds: [kind] }));
  return data?.[kind] ?? [];
}

test.each([['place', undefined], ...LIST_SORTS.map((sort) => ['performer', sort] as const)] as const)(
  'the names of every %s are in the order of the pages: %s',
  async (kind, sort) => {
    const items = await readPages(kind, { category: 'all', ...(sort && { sort }) });
    const names = sortNames(await readNames(kind), sort);
    expect(names.length).toBeGreaterThan(50);
    expect(names.map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id));
  },
);

describe.each(['place', 'performer'] as const)('every category of a %s', (kind) => {
  test('has the count of its list, from the service and from the names', async () => {
    const names = await readNames(kind);
    const { data: categories = [] } = await open().dispatch(
      lists[kind].categories.initiate(undefined, { subscribe: false }),
    );
    expect(categories.length).toBeGreaterThan(2);
    for (const { name, count } of categories) {
      const key = filterKey(name);
      const items = await readPages(kind, { category: key });
      expect([name, count]).toEqual([name, items.length]);
      const named = names.filter(({ categories }) => categories.some((own) => filterKey(own) === key));
      expect(named.map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id));
    }
  });
});

test('items are found by their ids, and hidden and unknown ones are null', async () => {
  const [first] = await readNames('place');
  const ids = [first?._id ?? '', 'no-place'];
  const { data } = await open().dispatch(placeQueries.byId.initiate({ ids }, { subscribe: false }));
  expect(data).toEqual({ [ids[0] ?? '']: expect.objectContaining({ name: first?.name }), 'no-place': null });
});

test('every query of the search is a GET request, which the service worker stores', async () => {
  for (const arg of NAMES_QUERIES) {
    for (const query of [await getNames(arg), await getTexts(arg)])
      for (const groq of inAnyLanguage(query.groq))
        expect(encodeURIComponent(groq).length).toBeLessThan(10_500);
  }
});

test('descriptions are plain text and short, with the names of accounts and a picture', async () => {
  const { data } = await open().dispatch(textsApi.endpoints.getTexts.initiate({ kinds: ['place'] }));
  const texts = data?.place ?? [];
  expect(texts.length).toBeGreaterThan(400);
  expect(Math.max(...texts.map(({ text }) => text?.length ?? 0))).toBeLessThanOrEqual(500);
  const [named] = (await readNames('place')).filter(({ name }) => name === 'Kaiju Laundry');
  const kaiju = texts.find(({ _id }) => _id === named?._id);
  expect(kaiju).toEqual({
    _id: named?._id,
    text: expect.stringMatching(/^[A-Z]/),
    accounts: [expect.anything()],
    picture: expect.objectContaining({ url: expect.stringMatching(/\/image\/upload\//) }),
  });
  expect(accountNames(kaiju?.accounts ?? [])).toEqual(['kaiju.laundry.afterglow', 'kaiju_laundry_afterglow']);
});

test('the texts of the small kinds include answers, and hidden documents have none', async () => {
  const read = async (kinds: readonly string[]) =>
    (await open().dispatch(textsApi.endpoints.getTexts.initiate({ kinds }))).data ?? {};
  const { faq = [], post = [] } = await read(['event', 'post', 'faq', 'map']);
  expect(faq.find(({ _id }) => _id.endsWith('#is-there-parking'))?.text).toMatch(/^Yes, in the Diamond Lot/);
  const hidden = demo.filter(({ _type, status }) => _type === 'feedItem' && status !== 'published');
  expect(hidden.length).toBeGreaterThan(0);
  expect(post.map(({ _id }) => _id)).not.toEqual(expect.arrayContaining([hidden[0]?._id]));
});
