import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ContentQuery, QueryResult } from '#content/client/contentQuery.ts';
import { executeQuery } from '#content/client/fetchQuery.ts';
import type { ContentError } from '#lib/errors/contentError.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const UNREACHABLE: ContentError = { kind: 'network', message: 'fetch failed' };
const ALL: ContentQuery = { groq: '* | all', schema: undefined as never };
const QUERY: ContentQuery = {
  groq: '* | one',
  schema: undefined as never,
  fallback: { query: ALL, find: (all) => (all as Record<string, unknown>).one },
};

/** The outcome of a query; `onRetry` is called for a failed try. */
type Fetch = (onRetry: (error: ContentError) => void) => Promise<QueryResult>;
const never: Fetch = () => new Promise(() => undefined);
const gives =
  (result: QueryResult): Fetch =>
  async () =>
    result;
const fallbackFetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>();

function execute(fetch: Fetch, query: Promise<ContentQuery> = Promise.resolve(QUERY)) {
  return executeQuery(query, {
    extra: {
      // A new content source, which remembers no failure of the previous test.
      contentSource: embeddedAt('http://service'),
      execute: ({ groq }: ContentQuery, _source: unknown, _signal: unknown, onRetry: () => void) =>
        (groq === ALL.groq ? fallbackFetch : fetch)(onRetry),
    },
  } as Partial<BaseQueryApi> as BaseQueryApi);
}

function setServiceWorker(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

beforeEach(() => {
  setServiceWorker({});
  fallbackFetch.mockResolvedValue({ data: { one: 'stored' } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

test('the fallback gives the result at the first try without a network', async () => {
  const trying: Fetch = (onRetry) => {
    onRetry(UNREACHABLE);
    return never(onRetry);
  };
  expect(await execute(trying)).toEqual({ data: 'stored' });
});

test('the fallback gives the result if the network takes more than 5 s', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void execute(never).then(settled);
  await jest.advanceTimersByTimeAsync(4900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(settled.mock.calls).toEqual([[{ data: 'stored' }]]);
});

test('a result from the network is used, even a late one if the fallback has none', async () => {
  jest.useFakeTimers();
  expect(await execute(gives({ data: 'fresh' }))).toEqual({ data: 'fresh' });
  expect(jest.getTimerCount()).toBe(0);
  expect(fallbackFetch).not.toHaveBeenCalled();
  fallbackFetch.mockResolvedValue({ data: {} });
  const late = execute(() => new Promise((resolve) => setTimeout(() => resolve({ data: 'late' }), 40_000)));
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await late).toEqual({ data: 'late' });
});

test.each<[string, () => unknown, ContentError]>([
  ['there is no service worker', () => setServiceWorker(null), UNREACHABLE],
  ['the fallback fails too', () => fallbackFetch.mockResolvedValue({ error: UNREACHABLE }), UNREACHABLE],
  ['the fallback does not have it', () => fallbackFetch.mockResolvedValue({ data: {} }), UNREACHABLE],
  ['the service fails', () => undefined, { kind: 'http', status: 500, message: '' }],
  ['the document does not exist', () => undefined, { kind: 'not-found', message: '' }],
])('the failure remains if %s', async (_where, prepare, error) => {
  prepare();
  expect(await execute(gives({ error }))).toEqual({ error });
});

test('a fallback that cannot be read is none', async () => {
  jest.useFakeTimers();
  fallbackFetch.mockResolvedValue({ data: null });
  expect(await execute(gives({ error: UNREACHABLE }))).toEqual({ error: UNREACHABLE });
  const late = execute(() => new Promise((resolve) => setTimeout(() => resolve({ data: 'late' }), 40_000)));
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await late).toEqual({ data: 'late' });
});

test('a query that cannot be executed fails, with a fallback as well as without', async () => {
  const failing: Fetch = () => Promise.reject(new Error('not parsed'));
  await expect(execute(failing)).rejects.toThrow('not parsed');
});

test('a query without a fallback has only the result of the network', async () => {
  expect(
    await execute(gives({ error: UNREACHABLE }), Promise.resolve({ groq: '*', schema: QUERY.schema })),
  ).toEqual({
    error: UNREACHABLE,
  });
  expect(fallbackFetch).not.toHaveBeenCalled();
});

test('a query whose module cannot be loaded is the error `network`', async () => {
  const { error } = await execute(never, Promise.reject(new Error('Loading chunk failed')));
  expect(error?.kind).toBe('network');
});
