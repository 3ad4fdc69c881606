import { type Middleware, configureStore } from '@reduxjs/toolkit';
import { contentApi } from '#content/client/contentApi.ts';
import { abortQuery, entryRemoved, isSubscribed, leftEntry } from '#content/client/queryInternals.ts';

/** The signals of queries that never get a response. */
const signals: AbortSignal[] = [];

const { echo, wait } = contentApi.injectEndpoints({
  endpoints: (build) => ({
    echo: build.query<string, string>({ queryFn: (question) => ({ data: `${question}!` }) }),
    wait: build.query<string, void>({
      queryFn: (_arg, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    }),
  }),
}).endpoints;

// A cached entry has a timer.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openStore() {
  const left: (string | undefined)[] = [];
  const noteLeft: Middleware = () => (next) => (action) => {
    left.push(leftEntry(action));
    return next(action);
  };
  const store = configureStore({
    reducer: { content: contentApi.reducer },
    middleware: (getDefault) => getDefault().prepend(noteLeft).concat(contentApi.middleware),
  });
  const entry = (key: string) => store.getState().content.queries[key];
  return { store, entry, leftEntries: () => left.filter(Boolean) };
}

test('an entry is in use until its last subscriber leaves, and each leave is noticed', async () => {
  const { store, leftEntries } = openStore();
  const first = store.dispatch(echo.initiate('Who'));
  const second = store.dispatch(echo.initiate('Who'));
  const key = first.queryCacheKey;
  await first;
  expect(isSubscribed(store.dispatch, key)).toBe(true);
  first.unsubscribe();
  expect(isSubscribed(store.dispatch, key)).toBe(true);
  expect(leftEntries()).toEqual([key]);
  second.unsubscribe();
  expect(isSubscribed(store.dispatch, key)).toBe(false);
  expect(leftEntries()).toEqual([key, key]);
});

test('a removed entry is no longer in the cache, with all of its data', async () => {
  const { store, entry } = openStore();
  const finished = store.dispatch(echo.initiate('Who'));
  const { queryCacheKey } = finished;
  await finished;
  expect(entry(queryCacheKey)?.data).toBe('Who!');
  store.dispatch(entryRemoved(queryCacheKey));
  expect(entry(queryCacheKey)).toBeUndefined();
});

test('a running query is aborted by its entry, and one that has ended is not', async () => {
  const { store, entry } = openStore();
  const waiting = store.dispatch(wait.initiate());
  const running = entry(waiting.queryCacheKey);
  if (!running) throw new Error('The query has no entry.');
  await Promise.resolve();
  abortQuery(store.dispatch, running);
  await expect(waiting.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);

  const finished = store.dispatch(echo.initiate('Who'));
  await finished;
  const ended = entry(finished.queryCacheKey);
  if (!ended) throw new Error('The query has no entry.');
  abortQuery(store.dispatch, ended);
  expect(entry(finished.queryCacheKey)?.data).toBe('Who!');
});
