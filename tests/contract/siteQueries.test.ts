import * as z from 'zod/mini';
import { fetchQuery } from '#api/content/client/executeQuery.ts';
import { contentApi } from '#api/content/contentApi.ts';
import { changedRows, listenerQuery } from '#api/content/live/liveContent.ts';
import { features } from '#app/features.ts';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteNews } from '#app/siteNews.ts';
import { siteQueries } from '#app/siteQueries.ts';
import { makeStore } from '#app/store.ts';
import { isSiteQuery } from '#server/content/evaluator.ts';
import { type GroqQuery, evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import '#api/content/event.ts';
import '#api/content/exhibitorGuides.ts';
import '#api/content/faqs.ts';
import '#api/content/feed.ts';
import '#api/content/hotel.ts';
import '#api/content/maps.ts';
import { namesApi } from '#api/content/names.ts';
import '#api/content/performers.ts';
import '#api/content/place.ts';
import '#api/content/places.ts';
import '#api/content/schedule.ts';
import '#api/content/staticPages.ts';
import { readDemo } from '../support/readDemo.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const asked: GroqQuery[] = [];
let service: Listener;
let warnings: jest.SpiedFunction<typeof console.warn>;
beforeAll(async () => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
  const handler = createServices({
    dataset: createDatasetStore(readDemo()),
    evaluate(dataset, question) {
      asked.push(question);
      return evaluateQuery(dataset, question);
    },
  });
  service = await listen({ port: 0, handler });
});
afterAll(async () => {
  warnings.mockRestore();
  await service.close();
});

let known: ReadonlySet<string>;
beforeAll(async () => {
  known = new Set(await siteQueries());
});

test('row c5: all queries of the site are on its list', async () => {
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const { getNames } = namesApi.endpoints;
  for (const kinds of [['place'], ['performer'], ['place', 'performer']] as const)
    await store.dispatch(getNames.initiate({ kinds }));
  const endpoints = Object.entries<{ initiate: (arg: object) => object }>(contentApi.endpoints);
  for (const [name, { initiate }] of endpoints) {
    if (name === 'getNames') continue;
    // The arguments fit every endpoint; which one needs which does not matter here.
    const arg = {
      category: 'all',
      sort: 'name',
      offset: 0,
      slug: 'a',
      alias: 'a',
      name: 'home',
      ids: ['a'],
    };
    for (const sort of LIST_SORTS) await store.dispatch(initiate({ ...arg, sort }) as never);
    for (const slug of ['a-7', 'a-7-2', 'a-7-2-9', 'a-7-2-9-2'])
      await store.dispatch(initiate({ ...arg, slug }) as never);
  }
  const content = { contentSource: embeddedAt(service.origin), origin: undefined };
  for await (const address of siteAddresses(content)) expect(address.path).toMatch(/^\//);
  await siteNews(content.contentSource);
  await fetch(`${service.origin}/calendar/schedule.ics`);
  for (const { live } of features) {
    const followed = await live?.();
    const { signal } = new AbortController();
    if (!followed) continue;
    const listened = { groq: listenerQuery(followed), schema: z.unknown() };
    for (const query of [listened, changedRows(followed, ['a'], 'b')])
      await fetchQuery(query, content.contentSource, signal);
  }

  expect(asked.filter((question) => !isSiteQuery(question, known))).toEqual([]);
  // The list has no unused queries.
  expect(new Set(asked.map(({ query }) => query))).toEqual(known);
});

test.each([
  ['another query', { query: '*', params: {} }],
  ['a slice of everything', { params: { category: 'all', offset: 0, end: 50_000 } }],
  ['a negative slice', { params: { category: 'all', offset: -50_000, end: 50 } }],
  ['a long text', { params: { category: 'x'.repeat(501), offset: 0, end: 50 } }],
  ['a list for a text', { params: { category: ['all'], offset: 0, end: 50 } }],
  ['a thousand ids', { params: { category: 'all', offset: 0, end: 50, ids: Array(1000).fill('a') } }],
])('row c5: %s is a foreign query', (_, changed) => {
  const question = asked.find(({ params }) => params.offset === 0 && params.category === 'all');
  if (!question) throw new Error('No page of a list was asked for.');
  expect(isSiteQuery(question, known)).toBe(true);
  expect(isSiteQuery({ ...question, ...changed }, known)).toBe(false);
});
