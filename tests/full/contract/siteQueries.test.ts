import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fetchQuery } from '#content/client/fetchQuery.ts';
import { contentApi } from '#content/client/contentApi.ts';
import { changedRows, listenerQuery } from '#content/live/liveContent.ts';
import { features } from '#app/features.ts';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteNews } from '#app/siteNews.ts';
import { siteQueries } from '#app/siteQueries.ts';
import { makeStore } from '#app/store.ts';
import { type GroqQuery, evaluateQuery } from '#server/content/evaluateQuery.ts';
import { type SiteQueries, createSiteQueries } from '#server/content/siteQueries.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import type { SiteGroq } from '#lib/rendering/renderer.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { NAMED } from '#features/my-festival/model/shown.ts';
import { namesApi } from '#content/lists/names.ts';
import { searchWhole } from '#features/search/index.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';

const SRC = join(__dirname, '../../../src');
// Every module with endpoints adds them to the API.
for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' }))
  if (/^(content|features)\/.*\/(api|\w+Api)\.ts$/.test(path)) jest.requireActual(join(SRC, path));

const sentQueries: GroqQuery[] = [];
let service: Listener;
let warnings: jest.SpiedFunction<typeof console.warn>;
beforeAll(async () => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
  const handler = createServices({
    dataset: createDatasetStore(readEnglishDemo()),
    evaluate(dataset, query) {
      sentQueries.push(query);
      return evaluateQuery(dataset, query);
    },
  });
  service = await listen({ port: 0, handler });
});
afterAll(async () => {
  warnings.mockRestore();
  await service.close();
});

let known: SiteGroq;
let site: SiteQueries;
beforeAll(async () => {
  known = await siteQueries();
  site = createSiteQueries(known, 'festival-2025');
});

test('row c5: all queries of the site are on its list', async () => {
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const { getNames } = namesApi.endpoints;
  for (const kinds of [['place'], ['performer'], NAMED]) await store.dispatch(getNames.initiate({ kinds }));
  await searchWhole(store.dispatch, 'a');
  const endpoints = Object.entries<{ initiate: (arg: object) => object }>(contentApi.endpoints);
  for (const [name, { initiate }] of endpoints) {
    if (name === 'getNames' || name === 'getTexts') continue;
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
  // What the cache keeps for ten minutes would keep the test process as long.
  store.dispatch(contentApi.util.resetApiState());
  const content = { contentSource: embeddedAt(service.origin), origin: undefined };
  for await (const address of siteAddresses(content)) expect(address.path).toMatch(/^\//);
  await siteNews(content);
  await fetch(`${service.origin}/calendar/schedule.ics`);
  for (const { live } of features) {
    const followed = await live?.();
    const { signal } = new AbortController();
    if (!followed) continue;
    const listened = { groq: listenerQuery(followed), schema: z.unknown() };
    for (const query of [listened, changedRows(followed, ['a'], 'b')])
      await fetchQuery(query, content.contentSource, signal);
  }

  expect(sentQueries.filter((query) => !site.isOwn(query))).toEqual([]);
  // The list contains no query that the site does not use. This festival has one language.
  const ofOneLanguage = known.requested.filter((query) => !/\$(language|firstLanguage)\b/.test(query));
  expect(new Set(sentQueries.map(({ query }) => query))).toEqual(
    new Set([...ofOneLanguage, ...known.listened]),
  );
});

test.each([
  ['another query', { query: '*', params: {} }],
  ['a slice of everything', { params: { category: 'all', offset: 0, end: 50_000 } }],
  ['a negative slice', { params: { category: 'all', offset: -50_000, end: 50 } }],
  ['a long text', { params: { category: 'x'.repeat(501), offset: 0, end: 50 } }],
  ['a list for a text', { params: { category: ['all'], offset: 0, end: 50 } }],
  ['a thousand ids', { params: { category: 'all', offset: 0, end: 50, ids: Array(1000).fill('a') } }],
])('row c5: %s is a foreign query', (_, changed) => {
  const query = sentQueries.find(({ params }) => params.offset === 0 && params.category === 'all');
  if (!query) throw new Error('No page of a list was requested.');
  expect(site.isOwn(query)).toBe(true);
  expect(site.isOwn({ ...query, ...changed })).toBe(false);
});

test('the site listens to a few queries, each with its event’s id', () => {
  const [query = ''] = known.listened;
  expect(site.isOwnListener({ query, params: { eventId: 'festival-2025' } })).toBe(true);
  expect(known.requested).not.toContain(query);
});

test.each([
  ['another event', { eventId: 'festival-2026' }],
  ['a parameter more', { eventId: 'festival-2025', more: 1 }],
  ['no parameters', {}],
])('a listener with %s in the site’s query is foreign', (_, params) => {
  const [query = ''] = known.listened;
  expect(site.isOwnListener({ query, params })).toBe(false);
});

test('a listener with a query that the site only requests is foreign', () => {
  const requested = known.requested.map((query) => ({ query, params: { eventId: 'festival-2025' } }));
  expect(requested.filter(site.isOwnListener)).toEqual([]);
});
