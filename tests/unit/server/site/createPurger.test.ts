import { createPurger } from '#server/site/createPurger.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { eventually } from '../../../support/eventually.ts';

let statuses: number[] = [];
let requests: { authorization: string | null; keys: string | null; body: unknown }[] = [];
let held: Promise<void> | undefined;
let cache: Listener;

beforeEach(async () => {
  [statuses, requests, held] = [[], [], undefined];
  cache = await listen({
    port: 0,
    async handler(request) {
      requests.push({
        authorization: request.headers.get('authorization'),
        keys: request.headers.get('surrogate-key'),
        body: await request.json(),
      });
      await held;
      return new Response(null, { status: statuses.shift() ?? 200 });
    },
  });
});
afterEach(() => cache.close());

const bodies = () => requests.map(({ body }) => body);

test('tags are sent as Cloudflare takes them: with a token, and at most thirty in one request', async () => {
  const purge = createPurger({ url: `${cache.origin}/purge_cache`, token: 'secret' });
  const tags = Array.from({ length: 31 }, (_, at) => `s1:${at}`);
  purge(tags);
  await eventually(() => expect(requests).toHaveLength(2));
  expect(requests).toEqual([
    {
      authorization: 'Bearer secret',
      keys: tags.slice(0, 30).join(' '),
      body: { tags: tags.slice(0, 30) },
    },
    { authorization: 'Bearer secret', keys: 's1:30', body: { tags: ['s1:30'] } },
  ]);
});

test('what arrives while a request is open is sent together; everything takes the place of tags', async () => {
  const purge = createPurger({ url: cache.origin, token: undefined });
  purge(['s1:a']);
  purge(['s1:b', 's1:c']);
  purge(['s1:c']);
  await eventually(() => expect(requests).toHaveLength(2));
  expect(bodies()).toEqual([{ tags: ['s1:a'] }, { tags: ['s1:b', 's1:c'] }]);
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  purge(['s1:d']);
  await eventually(() => expect(requests).toHaveLength(3));
  purge(['s1:e']);
  purge(undefined);
  release();
  await eventually(() => expect(requests).toHaveLength(4));
  expect(bodies().slice(2)).toEqual([{ tags: ['s1:d'] }, { purge_everything: true }]);
  expect(requests.at(-1)?.keys).toBeNull();
});

test('a purge that fails is tried again; after four times it is given up, and said', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick'] });
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return new Response(null, { status: statuses.shift() ?? 200 });
  });
  const purge = createPurger({ url: cache.origin, token: undefined });
  statuses = [500, 429, 200];
  purge(['s1:a']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetching).toHaveBeenCalledTimes(3);
  expect(consoleError).not.toHaveBeenCalled();
  statuses = [500, 500, 500, 500, 200];
  purge(['s1:b']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(consoleError).toHaveBeenCalledWith('The shared cache could not be purged: status 500');
  purge(['s1:c']);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenLastCalledWith(
    cache.origin,
    expect.objectContaining({ body: '{"tags":["s1:c"]}' }),
  );
  jest.restoreAllMocks();
  jest.useRealTimers();
});
