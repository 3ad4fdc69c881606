import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ClientConfig, ClientError, createClient } from '@sanity/client';
import { type Evaluate, evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { BusyError } from '#server/http/workQueue.ts';
import { createServices } from '#server/services.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { rawRequest } from '../support/rawRequest.ts';

const place = (number: number) => ({
  _id: `place-${number}`,
  _type: 'place',
  name: `Place ${number}`,
  categories: [{ _type: 'reference', _ref: 'food' }],
});
const documents = [
  { _id: 'food', _type: 'category', name: 'Food' },
  ...Array.from({ length: 60 }, (_, index) => place(index)),
  { ...place(1), _id: 'drafts.place-1', name: 'Secret' },
  { ...place(2), _id: 'versions.r1.place-2', name: 'Secret' },
];
const page = '*[_type == "place"] | order(_id asc)[$from...$to]{name, "categories": categories[]->name}';

const store = createDatasetStore(documents);
const evaluate = jest.fn<ReturnType<Evaluate>, Parameters<Evaluate>>(evaluateQuery);
let service: Listener;

beforeAll(async () => {
  service = await listen({ port: 0, handler: createServices({ dataset: store, evaluate }) });
});
beforeEach(() => {
  evaluate.mockImplementation(evaluateQuery);
  store.replace(documents);
});
afterAll(() => service.close());

const clientFor = (config: ClientConfig = {}) =>
  createClient({
    projectId: 'fairground',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: service.origin,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...config,
  });

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const addressOf = (query: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;

describe('the real client', () => {
  test('gets a page by parameters, with references followed', async () => {
    const places = await clientFor().fetch(page, { from: 0, to: 2 });
    expect(places).toEqual([
      { name: 'Place 0', categories: ['Food'] },
      { name: 'Place 1', categories: ['Food'] },
    ]);
  });

  test('gets the whole response on request', async () => {
    const query = 'count(*[_type == "place"])';
    expect(await clientFor().fetch(query, {}, { filterResponse: false })).toEqual({
      query,
      result: 60,
      ms: expect.any(Number),
      syncTags: [expect.stringMatching(/^s1:/)],
    });
  });

  test.each([
    ['number', 7],
    ['text', 'a "b" é 😀 & c=d + %'],
    ['list', ['place-1', 2, null]],
    ['object', { deep: { er: true } }],
    ['null', null],
  ])('a %s parameter arrives unchanged', async (_, value) => {
    expect(await clientFor().fetch('$value', { value })).toEqual(value);
  });

  test.each([11_000, 20_000])('a query of more than %i characters is answered', async (length) => {
    const query = `{"padding": "${'é'.repeat(length)}", "places": count(*[_type == $type])}.places`;
    expect(await clientFor().fetch(query, { type: 'place' })).toBe(60);
  });

  test('the result for a document that does not exist is null', async () => {
    expect(await clientFor().fetch('*[_id == $id][0]', { id: 'nobody' })).toBeNull();
  });

  test.each(['published', 'raw', 'drafts'] as const)(
    'drafts are not returned, %s or not',
    async (perspective) => {
      const found = await clientFor({ perspective }).fetch('*[name == "Secret" || _id in path("drafts.**")]');
      expect(found).toEqual([]);
      expect(await clientFor({ perspective }).fetch('*[_id == "place-1"]{"draft": @->name}')).toEqual([
        { draft: null },
      ]);
    },
  );

  test.each([
    ['*[_type == ', {}, 'Unexpected end of query'],
    ['nope()', {}, 'Undefined function: nope'],
    ['*[_id == $id]', {}, 'param $id referenced, but not provided'],
  ])('for %s there is a ClientError that says what is wrong', async (query, params, description) => {
    const failure = await clientFor()
      .fetch(query, params)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ClientError);
    expect(failure).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(description),
      details: { type: 'queryParseError', query, description: expect.stringContaining(description) },
    });
  });

  test('another dataset is not found', async () => {
    await expect(clientFor({ dataset: 'staging' }).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
      message: 'Dataset not found - Dataset "staging" not found',
    });
  });
});

describe('caching', () => {
  test('equal queries, concurrent or later, by GET or POST, cost one evaluation', async () => {
    const client = clientFor();
    const fetchResult = () => client.fetch(page, { from: 0, to: 50 });
    const first = await Promise.all(Array.from({ length: 20 }, fetchResult));
    expect(await fetchResult()).toEqual(first[0]);
    const posted = await rawRequest(service.origin, '/v1/data/query/production?returnQuery=false', {
      method: 'POST',
      body: JSON.stringify({ query: page, params: { from: 0, to: 50 } }),
    });
    expect(JSON.parse(posted.body.toString()).result).toEqual(first[0]);
    expect(evaluate).toHaveBeenCalledTimes(1);
    await client.fetch(page, { from: 50, to: 100 });
    expect(evaluate).toHaveBeenCalledTimes(2);
  });

  test('50 equal queries during an evaluation share it', async () => {
    let finish: (result: string) => void = () => {};
    evaluate.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const fetchResult = (query: string) => rawRequest(service.origin, addressOf(query));
    const responses = Array.from({ length: 50 }, () => fetchResult('count(*)'));
    await Promise.all(responses.map(() => fetchResult('1')));
    finish('"counted"');
    const results = (await Promise.all(responses)).map(({ body }) => JSON.parse(body.toString()).result);
    expect(new Set(results)).toEqual(new Set(['counted']));
    expect(evaluate.mock.calls.filter(([, { query }]) => query === 'count(*)')).toHaveLength(1);
  });

  test('the cache is emptied when the content is replaced', async () => {
    const client = clientFor();
    const count = () => client.fetch('count(*[_type == "place"])');
    expect(await count()).toBe(60);
    store.replace([place(1)]);
    expect(await count()).toBe(1);
  });

  test('a failure is not cached', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    evaluate.mockImplementationOnce(() => {
      throw new Error('out of luck');
    });
    await expect(clientFor().fetch('count(*)')).rejects.toThrow();
    log.mockRestore();
    expect(await clientFor().fetch('count(*)')).toBe(61);
  });
});

describe('the content service under load', () => {
  test('row c5: when the queue is full, further queries get 503 with Retry-After', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    evaluate.mockImplementationOnce(() => {
      throw new BusyError('full');
    });
    const origin = 'https://studio.example';
    const response = await rawRequest(service.origin, addressOf('count(*)'), { headers: { origin } });
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store', 'access-control-allow-origin': origin },
    });
    log.mockRestore();
    expect(JSON.parse(response.body.toString())).toMatchObject({
      statusCode: 503,
      error: 'Service Unavailable',
    });
  });

  test('row c5: a query whose clients have all disconnected is aborted', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const clients = [new AbortController(), new AbortController()];
    const begun = gate();
    const givenUp = new Promise<void>((resolve) => {
      evaluate.mockImplementationOnce((_dataset, _question, signal) => {
        begun.open();
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            resolve();
            reject(signal.reason);
          });
        });
      });
    });
    const responses = Promise.allSettled(
      clients.map(({ signal }) => fetch(service.origin + addressOf('count(*)'), { signal })),
    );
    await begun.opened;
    // A completed request shows that both requests have arrived.
    await rawRequest(service.origin, addressOf('1'));
    for (const client of clients) client.abort();
    await givenUp;
    await responses;
    expect(evaluate.mock.calls.filter(([, { query }]) => query === 'count(*)')).toHaveLength(1);
    log.mockRestore();
  });

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  test.each([101, 4200, 60_000])('row c7: parameters nested %i deep are rejected', async (depth) => {
    const refusals = await Promise.all([
      rawRequest(service.origin, '/v1/data/query/production', {
        method: 'POST',
        body: `{"query": "count($x)", "params": {"x": ${nested(depth)}}}`,
      }),
      ...(depth < 10_000
        ? [rawRequest(service.origin, `/v1/data/query/production?query=count($x)&$x=${nested(depth)}`)]
        : []),
    ]);
    for (const { status, body } of refusals) {
      expect([status, JSON.parse(body.toString()).message]).toEqual([
        400,
        expect.stringMatching(/ is nested deeper than 100$/),
      ]);
    }
    expect(evaluate).not.toHaveBeenCalled();
  });

  test('row c7: reasonably nested parameters are accepted', async () => {
    expect(await clientFor().fetch('count($x[0][0])', { x: JSON.parse(nested(90)) })).toBe(1);
  });
});

describe('responses on the wire', () => {
  test('a response has an ETag, and 304 for it, until the content is replaced', async () => {
    const first = await rawRequest(service.origin, addressOf('*'));
    const etag = String(first.headers.etag);
    expect(first).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
      },
    });
    const again = () => rawRequest(service.origin, addressOf('*'), { headers: { 'if-none-match': etag } });
    expect(await again()).toMatchObject({ status: 304, headers: { etag }, body: Buffer.alloc(0) });
    store.replace([place(1)]);
    expect((await again()).status).toBe(200);
  });

  test('compressed bodies equal the plain one', async () => {
    const fetchResult = (coding: string) =>
      rawRequest(service.origin, addressOf('*'), { headers: { 'accept-encoding': coding } });
    const [plain, br, gzip] = await Promise.all([
      fetchResult('identity'),
      fetchResult('br'),
      fetchResult('gzip, br;q=0.5'),
    ]);
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('Accept-Encoding, Origin');
  });

  test('a small response is not compressed', async () => {
    const response = await rawRequest(service.origin, addressOf('count(*)'), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(response.body.toString()).result).toBe(61);
  });

  test('scripts of other origins may query', async () => {
    const origin = 'http://localhost:8080';
    const preflight = await rawRequest(service.origin, addressOf('*'), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'x-sanity-project-id' },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': 'x-sanity-project-id',
      },
    });
    for (const query of ['count(*)', 'not groq']) {
      const { headers } = await rawRequest(service.origin, addressOf(query), { headers: { origin } });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-expose-headers']).toContain('Retry-After');
    }
    const { headers } = await rawRequest(service.origin, addressOf('count(*)'));
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  const path = '/v2025-02-19/data/query/production';
  test.each([
    ['a parameter that is not JSON', 400, `${path}?query=*&$id=x`, {}],
    ['no query', 400, path, {}],
    ['a blank query', 400, `${path}?query=%20`, {}],
    ['a body that is not JSON', 400, path, { method: 'POST', body: '{' }],
    ['a body that is no object', 400, path, { method: 'POST', body: '["*"]' }],
    ['a query that is no text', 400, path, { method: 'POST', body: '{"query": 7}' }],
    ['parameters that are no object', 400, path, { method: 'POST', body: '{"query": "*", "params": [1]}' }],
    ['a body over 128 KiB', 413, path, { method: 'POST', body: `{"query": "${'x'.repeat(128 * 1024)}"}` }],
    ['another method', 405, path, { method: 'DELETE' }],
    ['another path', 404, '/v2025-02-19/data/mutate/production', {}],
    ['a deeper path', 404, `${path}/more`, {}],
  ])('%s is refused with %i', async (_, status, address, request) => {
    const response = await rawRequest(service.origin, address, request);
    expect(response.status).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(response.body.toString())).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    });
    expect(response.headers.allow).toBe(status === 405 ? 'GET, POST, OPTIONS' : undefined);
    expect(evaluate).not.toHaveBeenCalled();
  });
});
