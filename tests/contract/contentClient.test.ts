import dns from 'node:dns';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { contentApi } from '#content/client/contentApi.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import { eventApi } from '#content/festival/api.ts';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeListApi } from '#content/place/api.ts';
import type { AppStore } from '#content/store.ts';
import { embeddedAt, queryOf, result, useScriptedContent } from '../support/scriptedContent.ts';
import type { ScriptedResponse, ScriptedServer } from '../support/scriptedServer.ts';
import { useStoppedClock } from '../support/stoppedClock.ts';

const EVENT = { _id: 'festival-2025', title: 'Afterglow é ✨ 👩🏽‍🎤' };

/** Queries that are short enough for a URL, and much too long. */
const QUERIES = { GET: '*', POST: `"${'x'.repeat(20_000)}"` };
const METHODS = ['GET', 'POST'] as const;

const clock = useStoppedClock();
const serve = useScriptedContent();

const { fetchData: fetchEndpoint } = contentApi.injectEndpoints({
  endpoints: (build) => ({
    fetchData: build.query<unknown, string>({ query: (groq) => async () => ({ groq, schema: z.unknown() }) }),
  }),
}).endpoints;
const executeQuery = (store: AppStore, groq: string) => store.dispatch(fetchEndpoint.initiate(groq));
const readEvent = (store: AppStore) => store.dispatch(eventApi.endpoints.getEvent.initiate());
const readPlaces = (store: AppStore) =>
  store.dispatch(placeListApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 }));

/** Milliseconds between requests. */
function gaps({ requests }: ScriptedServer): number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? NaN));
}

describe('requests on the wire', () => {
  /** A query for which the client counts a query string of this many characters. */
  function queryOfLength(length: number): string {
    const rest = `?${new URLSearchParams({ query: '""', $eventId: JSON.stringify('festival-2025') })}`;
    return `"${'x'.repeat(length - rest.length)}"`;
  }

  test.each([10_263, 11_263])('a query string of %i characters is sent by GET', async (length) => {
    const { server, store } = await serve([result('fine')]);
    expect(await executeQuery(store, queryOfLength(length))).toMatchObject({ data: 'fine' });
    const request = await server.received(1);
    expect(request.method).toBe('GET');
    expect(request.path.slice(request.path.indexOf('?'))).toHaveLength(length);
    expect(queryOf(request)).toEqual({
      query: queryOfLength(length),
      params: { eventId: 'festival-2025' },
    });
  });

  test.each([11_264, 11_265])('a query string of %i characters is sent by POST', async (length) => {
    const { server, store } = await serve([result('fine')]);
    expect(await executeQuery(store, queryOfLength(length))).toMatchObject({ data: 'fine' });
    const request = await server.received(1);
    expect(request).toMatchObject({ method: 'POST', path: '/v2025-02-19/data/query/production' });
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request.body)).toEqual({
      query: queryOfLength(length),
      params: { eventId: 'festival-2025' },
    });
  });

  test("parameters are sent by name, with the event's id", async () => {
    const { server, store } = await serve([result([])]);
    await store.dispatch(placeListApi.endpoints.getPlaces.initiate({ category: 'street-food', offset: 100 }));
    expect(queryOf(await server.received(1)).params).toEqual({
      eventId: 'festival-2025',
      category: 'street-food',
      offset: 100,
      end: 150,
    });
  });

  describe('requests to a hosted project', () => {
    test.each([
      ['GET', undefined, undefined],
      ['POST', undefined, undefined],
      ['GET', 'read-only', 'Bearer read-only'],
      ['POST', 'read-only', 'Bearer read-only'],
    ] as const)(
      'by %s only published documents are read; token: %s',
      async (method, token, authorization) => {
        const { server, store } = await serve([result('fine')], (origin) => hostedAt(origin, token));
        resolveHere();
        expect(await executeQuery(store, QUERIES[method])).toMatchObject({ data: 'fine' });
        const request = await server.received(1);
        expect(request.method).toBe(method);
        expect(new URL(request.path, server.origin).searchParams.get('perspective')).toBe('published');
        expect(request.headers.host).toMatch(/^fairground\.localhost:/);
        expect(request.headers.authorization).toBe(authorization);
      },
    );

    /** Resolves the project's host to this machine, because DNS does not know it. */
    function resolveHere() {
      jest.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
        const callback = args.at(-1) as (error: null, addresses: object[]) => void;
        callback(null, [{ address: '127.0.0.1', family: 4 }]);
      });
    }
    afterEach(() => jest.mocked(dns.lookup).mockRestore());

    function hostedAt(origin: string, readToken: string | undefined): ContentSource {
      const apiHost = `http://localhost:${new URL(origin).port}`;
      return { ...embeddedAt(origin), projectId: 'fairground', apiHost, readToken };
    }
  });
});

describe('failures that are retried', () => {
  test.each([
    ['2', 2000],
    ['120', 30_000],
    ['Sat, 25 Oct 2025 18:00:07 GMT', 7000],
  ])('429 with Retry-After %s is retried after %i ms', async (retryAfter, wait) => {
    const { server, store } = await serve([
      { status: 429, headers: { 'retry-after': retryAfter } },
      result(EVENT),
    ]);
    const reading = readEvent(store);
    await clock.sitOut(wait);
    expect(await reading).toMatchObject({ data: EVENT });
    expect(server.requests).toHaveLength(2);
    expect(gaps(server)[0]).toBeGreaterThanOrEqual(wait);
  });

  test.each(METHODS)('502 twice leads to three requests and the data, by %s', async (method) => {
    const { server, store } = await serve([{ status: 502 }, { status: 502 }, result('fine')]);
    const reading = executeQuery(store, QUERIES[method]);
    await clock.sitOut(1000, 2000);
    expect(await reading).toMatchObject({ data: 'fine', isError: false });
    expect(server.requests.map((request) => request.method)).toEqual([method, method, method]);
  });

  test('503 without an end leads to four requests, each after a longer wait, and then to the error', async () => {
    const { server, store } = await serve([{ status: 503 }]);
    const reading = readEvent(store);
    await clock.sitOut(1000, 2000, 4000);
    expect((await reading).error).toEqual({ kind: 'http', status: 503, message: expect.any(String) });
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(4);
    for (const [retry, gap] of gaps(server).entries()) expect(gap).toBeGreaterThanOrEqual(1000 * 2 ** retry);
  });

  test.each(METHODS)('a connection that is reset before the response is retried, by %s', async (method) => {
    const { server, store } = await serve(['reset', 'reset', result('fine')]);
    const reading = executeQuery(store, QUERIES[method]);
    await clock.sitOut(1000, 2000);
    expect(await reading).toMatchObject({ data: 'fine' });
    expect(server.requests.map((request) => request.method)).toEqual([method, method, method]);
  });

  test('a service that cannot be reached is tried four times, then there is a network error', async () => {
    const { server, store } = await serve(['silence']);
    await server.close();
    const reading = readEvent(store);
    await clock.sitOut(1000, 2000, 4000);
    expect((await reading).error).toEqual({ kind: 'network', message: expect.stringMatching('fetch') });
  });

  test.each(METHODS)('a truncated body is retried, by %s', async (method) => {
    const { server, store } = await serve([{ ...result('fine'), cutAfter: 12 }, result('fine')]);
    const reading = executeQuery(store, QUERIES[method]);
    await clock.sitOut(1000);
    expect(await reading).toMatchObject({ data: 'fine' });
    expect(server.requests).toHaveLength(2);
  });

  test('a compressed body that is truncated is retried', async () => {
    const packed = { headers: { 'content-encoding': 'gzip' }, body: gzipSync(String(result(EVENT).body)) };
    const { server, store } = await serve([{ ...packed, cutAfter: 30 }, packed]);
    const reading = readEvent(store);
    await clock.sitOut(1000);
    expect(await reading).toMatchObject({ data: EVENT });
    expect(server.requests).toHaveLength(2);
  });

  test('without a response each attempt times out, all of them within two minutes', async () => {
    const { server, store } = await serve(['silence']);
    const start = Date.now();
    const reading = readEvent(store);
    await server.received(1);
    await clock.pass(45_000);
    await clock.sitOut(1000);
    await server.received(2);
    await clock.pass(45_000);
    await clock.sitOut(2000);
    await server.received(3);
    await clock.pass(start + 120_000 - Date.now());
    expect((await reading).error).toEqual({ kind: 'timeout', message: expect.any(String) });
    expect(await Promise.all(server.requests.map(({ end }) => end))).toEqual(
      Array.from({ length: 3 }, () => 'abandoned'),
    );
  });

  test('a body that cannot be decompressed is retried', async () => {
    const { server, store } = await serve([{ headers: { 'content-encoding': 'gzip' }, body: 'no gzip' }]);
    const reading = readEvent(store);
    await clock.sitOut(1000, 2000, 4000);
    expect((await reading).error).toEqual({ kind: 'network', message: expect.any(String) });
    expect(server.requests).toHaveLength(4);
  });
});

describe('failures that are not retried', () => {
  test.each([500, 400, 401, 403, 404])('the status %i is not retried', async (status) => {
    const { server, store } = await serve([{ status }]);
    expect((await readEvent(store)).error).toEqual({ kind: 'http', status, message: expect.any(String) });
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(1);
  });

  test.each<[string, ScriptedResponse]>([
    ["a captive portal's page", { headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' }],
    ['nothing', { body: '' }],
    ['an answer without a result', { body: '{}' }],
    ['null', { body: 'null' }],
    ['half an answer', { body: '{"result": [{"_id": "a"' }],
    ['a number', result(7)],
    ['one document', result(EVENT)],
  ])('%s instead of a list is not retried', async (_, response) => {
    const { server, store } = await serve([response]);
    const { data, error } = await readPlaces(store);
    expect(error).toEqual({ kind: 'malformed', message: expect.any(String) });
    expect(data).toBeUndefined();
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(1);
  });

  test('a document that does not exist is not requested again', async () => {
    const { server, store } = await serve([result(null)]);
    expect((await readEvent(store)).error).toEqual({ kind: 'not-found', message: 'not found' });
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(1);
  });
});

test('a document that does not fit its schema is logged by its `_id`, and counts as missing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await serve([result({ _id: 'place-7', name: null })]);
  const { error } = await store.dispatch(placeDialogApi.endpoints.getPlace.initiate({ slug: 'seven' }));
  expect(error).toEqual({ kind: 'not-found', message: 'not found' });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Dropped document place-7: name: /)]]);
});

describe('a query that has just failed', () => {
  test('fails again without a request for three seconds', async () => {
    const { server, store } = await serve([{ status: 500 }, result(EVENT)]);
    const { error } = await readEvent(store);
    await clock.pass(2900);
    expect((await readEvent(store)).error).toEqual(error);
    expect(server.requests).toHaveLength(1);
    await clock.pass(200);
    expect(await readEvent(store)).toMatchObject({ data: EVENT });
  });

  test('is sent at once when the visitor retries', async () => {
    const { store } = await serve([{ status: 500 }, result(EVENT)]);
    const reading = readEvent(store);
    await reading;
    expect(await reading.refetch()).toMatchObject({ data: EVENT });
  });

  test('does not affect other queries', async () => {
    const { store } = await serve([{ status: 500 }, result([])]);
    await readEvent(store);
    expect(await readPlaces(store)).toMatchObject({ isSuccess: true });
  });

  test('an aborted query does not count as a failure', async () => {
    const { server, store } = await serve(['silence', result(EVENT)]);
    const reading = readEvent(store);
    await server.received(1);
    reading.abort();
    await reading;
    expect(await readEvent(store)).toMatchObject({ data: EVENT });
  });
});

test.each([1, 3])('a body in slices of %i bytes arrives intact', async (bytes) => {
  const { server, store } = await serve([{ ...result(EVENT), slices: { bytes, pause: 1 } }]);
  expect((await readEvent(store)).data).toMatchObject(EVENT);
  expect(server.requests).toHaveLength(1);
});
