import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ContentQuery } from '#api/content/contentQuery.ts';
import { executeQuery } from '#api/content/client/executeQuery.ts';
import type { QueryResult } from '#api/content/client/fetchQuery.ts';
import type { ContentError } from '#lib/errors/contentError.ts';
import { KEPT_PAGES } from '#lib/offline/keptPages.ts';
import { fillTemplate } from '#lib/rendering/renderedPage.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const KEY = 'getPlace({"slug":"noodles"})';
const OWN = '/assets/main.1f3a5b.js';
const UNREACHABLE: ContentError = { kind: 'network', message: 'fetch failed' };

const template = (script: string) =>
  `<html><head><script src="${script}"></script></head><body><div id="root"></div></body></html>`;

/** A page of the site as cached by the service worker. */
function cachedPage(data: unknown, { script = OWN, key = KEY } = {}): string {
  const state = { content: { queries: { [key]: { data } } } };
  return fillTemplate(template(script), { head: '', body: '', data: { address: '/', state } });
}

function give(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
}

/** Fills the browser's cache with pages, the last visited one at the end. */
function cachePages(...pages: string[]) {
  const cache = {
    keys: async () => pages.map((_, index) => index),
    match: async (index: number) => new Response(pages[index]),
  };
  const open = async (name: string) => (name === KEPT_PAGES ? cache : { keys: async () => [] });
  give(globalThis, 'caches', { open });
  give(navigator, 'serviceWorker', { controller: {} });
}

/** Executes a query; `onRetry` reports a failed try. */
type Execute = (onRetry: (error: ContentError) => void) => Promise<QueryResult>;
const never: Execute = () => new Promise(() => undefined);
const failing =
  (error: ContentError): Execute =>
  async () => ({ error });

interface Given {
  /** The store's state. */
  stored?: unknown;
  query?: Promise<ContentQuery>;
}

const QUERY: ContentQuery = { groq: '*', schema: undefined as never };

function run(execute: Execute, { stored, query = Promise.resolve(QUERY) }: Given = {}) {
  return executeQuery(query, {
    extra: {
      // A separate source without the previous test's failures.
      contentSource: embeddedAt('http://service'),
      execute: (_query: unknown, _source: unknown, _signal: unknown, onRetry: () => void) => execute(onRetry),
    },
    getState: () => ({ content: { queries: { [KEY]: { data: stored } } } }),
    queryCacheKey: KEY,
  } as Partial<BaseQueryApi> as BaseQueryApi);
}

beforeEach(() => {
  document.head.innerHTML = `<script src="${OWN}"></script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

test('the first try without a network returns the result in the last visited page', async () => {
  cachePages(
    cachedPage('old'),
    cachedPage('new'),
    cachedPage('of another', { key: 'getPlace({"slug":"soup"})' }),
  );
  const trying: Execute = (onRetry) => {
    onRetry(UNREACHABLE);
    return new Promise(() => undefined);
  };
  expect(await run(trying)).toEqual({ data: 'new' });
});

test('and if the query code cannot be loaded', async () => {
  cachePages(cachedPage('kept'));
  expect(await run(never, { query: Promise.reject(new Error('Loading chunk failed')) })).toEqual({
    data: 'kept',
  });
});

test.each<[string, Given]>([
  ['an answer', {}],
  ['the code of the query', { query: new Promise(() => undefined) }],
])('a slow network delays %s by at most 5 s if a result is cached', async (_what, given) => {
  jest.useFakeTimers();
  const settled = jest.fn();
  cachePages(cachedPage('kept'));
  void run(never, given).then(settled);
  await jest.advanceTimersByTimeAsync(4900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(settled.mock.calls).toEqual([[{ data: 'kept' }]]);
});

test('a result is returned, however late if nothing is cached, and without further delay', async () => {
  jest.useFakeTimers();
  cachePages(cachedPage('kept'));
  expect(await run(async () => ({ data: 'fresh' }))).toEqual({ data: 'fresh' });
  expect(jest.getTimerCount()).toBe(0);
  cachePages();
  const delayed = run(() => new Promise((resolve) => setTimeout(() => resolve({ data: 'late' }), 40_000)));
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await delayed).toEqual({ data: 'late' });
});

test.each<[string, () => unknown, ContentError]>([
  ['there is no service worker', () => undefined, UNREACHABLE],
  ['the browser forbids caches', forbidCaches, UNREACHABLE],
  ['nothing is cached', () => cachePages(), UNREACHABLE],
  [
    'only another version’s page is',
    () => cachePages(cachedPage('x', { script: '/assets/main.2.js' })),
    UNREACHABLE,
  ],
  ['cached pages contain no data', () => cachePages(template(OWN) + JSON.stringify(KEY)), UNREACHABLE],
  [
    'the service answers that it fails',
    () => cachePages(cachedPage('x')),
    { kind: 'http', status: 500, message: '' },
  ],
  ['there is no such thing any more', () => cachePages(cachedPage('x')), { kind: 'not-found', message: '' }],
])('the failure is returned if %s', async (_where, prepare, error) => {
  prepare();
  expect(await run(failing(error))).toEqual({ error });
});

test('and if the store has a result, which is newer', async () => {
  cachePages(cachedPage('kept'));
  expect(await run(failing(UNREACHABLE), { stored: 'known' })).toEqual({ error: UNREACHABLE });
});

function forbidCaches() {
  cachePages();
  give(globalThis, 'caches', { open: () => Promise.reject(new Error('The operation is insecure.')) });
}
