import * as z from 'zod/mini';
import { contentApi } from '#content/client/contentApi.ts';
import type { LoadQuery } from '#content/client/contentQuery.ts';
import { eventApi } from '#content/festival/api.ts';
import { placeListApi } from '#content/place/api.ts';
import type { AppStore } from '#content/store.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import { queryOf, result, useScriptedContent } from '../support/scriptedContent.ts';
import type { ScriptedResponse, ScriptedRequest, ScriptedServer } from '../support/scriptedServer.ts';
import { useStoppedClock } from '../support/stoppedClock.ts';

const EVENT = { _id: 'festival-2025', title: 'Afterglow' };
const PAGE_SIZE = 50;

const clock = useStoppedClock();
const serve = useScriptedContent();

const { getEvent } = eventApi.endpoints;
const { getPlaces } = placeListApi.endpoints;
const eventOf = (store: AppStore) => getEvent.select()(store.getState());
const placesOf = (store: AppStore, category = 'all') =>
  getPlaces.select({ category, offset: 0 })(store.getState());

/** Queries a page of a list as a screen does: page one with a subscription, further pages on demand. */
const readPage = (store: AppStore, offset: number, category = 'all') =>
  store.dispatch(
    getPlaces.initiate({ category, offset }, offset > 0 ? { forceRefetch: true, subscribe: false } : {}),
  );

const placesFrom = (from: number, to: number, prefix = 'place') =>
  Array.from({ length: to - from }, (_, index) => ({
    _id: `${prefix}-${from + index}`,
    name: `${prefix} ${from + index}`,
  }));

/** The response of a service with this many places. */
function pageOf(count: number, request: ScriptedRequest): ScriptedResponse {
  const { offset } = queryOf(request).params;
  return result(placesFrom(0, count).slice(Number(offset), Number(offset) + PAGE_SIZE));
}

const requestedOffsets = ({ requests }: ScriptedServer) =>
  requests.map((request) => queryOf(request).params.offset);
const idsOf = (items: readonly { _id: string }[] | undefined) => items?.map(({ _id }) => _id);

/** A promise that a test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('a query whose chunk is loading', () => {
  const QUERY = { groq: '*', schema: z.unknown() };
  let loadQuery: LoadQuery;
  const { fetchData } = contentApi.injectEndpoints({
    endpoints: (build) => ({ fetchData: build.query<unknown, void>({ query: () => () => loadQuery() }) }),
  }).endpoints;

  test('is not sent when no component needs it any more', async () => {
    const { opened, open } = gate();
    loadQuery = () => opened.then(() => QUERY);
    const { server, store } = await serve([result('fine')]);
    const first = store.dispatch(fetchData.initiate());
    first.unsubscribe();
    await clock.pass(0);
    await first;
    open();
    // This query is sent now. The first one would have been sent before.
    expect(await store.dispatch(eventApi.endpoints.getEvent.initiate())).toMatchObject({ isError: true });
    expect(server.requests.map((request) => queryOf(request).query)).not.toContain('*');
    expect(server.requests).toHaveLength(1);
  });

  test('is a network error when the chunk cannot be loaded, and a retry loads it again', async () => {
    const loads = [Promise.reject(new Error('Loading chunk 7 failed.')), Promise.resolve(QUERY)];
    loadQuery = () => loads.shift() ?? Promise.reject(new Error('once too often'));
    const { server, store } = await serve([result('fine')]);
    expect((await store.dispatch(fetchData.initiate())).error).toEqual({
      kind: 'network',
      message: 'fetch failed: Loading chunk 7 failed.',
    });
    expect(server.requests).toHaveLength(0);
    expect(await store.dispatch(fetchData.initiate(undefined, { forceRefetch: true }))).toMatchObject({
      data: 'fine',
    });
  });
});

describe('a query without subscribers', () => {
  test('is aborted and removed, and starts again on demand', async () => {
    const { server, store } = await serve(['silence', result(EVENT)]);
    const first = store.dispatch(getEvent.initiate());
    const request = await server.received(1);
    first.unsubscribe();
    await clock.pass(0);
    expect(await request.end).toBe('abandoned');
    await first;
    expect(store.getState().content.queries).toEqual({});

    const again = store.dispatch(getEvent.initiate());
    expect(eventOf(store)).toMatchObject({ status: 'pending' });
    expect(await again).toMatchObject({ status: 'fulfilled', data: EVENT });
    expect(server.requests).toHaveLength(2);
  });

  test('is not aborted while it has another subscriber', async () => {
    const { opened, open } = gate();
    const { server, store } = await serve(async () => {
      await opened;
      return result(EVENT);
    });
    const first = store.dispatch(getEvent.initiate());
    const second = store.dispatch(getEvent.initiate());
    const request = await server.received(1);
    first.unsubscribe();
    await clock.pass(1000);
    open();
    expect(await second).toMatchObject({ data: EVENT });
    expect(await request.end).toBe('answered');
    expect(server.requests).toHaveLength(1);
  });

  test('is not aborted when a component remounts at once', async () => {
    const { opened, open } = gate();
    const { server, store } = await serve(async () => {
      await opened;
      return result(EVENT);
    });
    const first = store.dispatch(getEvent.initiate());
    await server.received(1);
    first.unsubscribe();
    const second = store.dispatch(getEvent.initiate());
    await clock.pass(1000);
    open();
    expect(await second).toMatchObject({ data: EVENT });
    expect(server.requests).toHaveLength(1);
  });

  test('is not retried', async () => {
    const { server, store } = await serve([{ status: 503 }]);
    const reading = store.dispatch(getEvent.initiate());
    await clock.pauseOf(1000);
    reading.unsubscribe();
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(1);
    expect(store.getState().content.queries).toEqual({});
  });

  test('keeps page one if page two was loading', async () => {
    const { server, store } = await serve([result(placesFrom(0, 50)), 'silence', result(placesFrom(50, 53))]);
    const first = readPage(store, 0);
    await first;
    const more = readPage(store, 50);
    const request = await server.received(2);
    first.unsubscribe();
    await clock.pass(0);
    expect(await request.end).toBe('abandoned');
    await more;

    const { data, error } = await readPage(store, 0);
    expect(idsOf(shownItems(data))).toEqual(idsOf(placesFrom(0, 50)));
    expect(data).toMatchObject({ nextOffset: 50, hasMore: true });
    expect(isContentError(error)).toBe(false);

    await readPage(store, 50);
    expect(shownItems(placesOf(store).data)).toHaveLength(53);
    expect(requestedOffsets(server)).toEqual([0, 50, 50]);
  });
});

describe('a page with a document that does not fit', () => {
  const warnings = jest.spyOn(console, 'warn');
  beforeEach(() => {
    warnings.mockImplementation();
  });
  afterAll(() => warnings.mockRestore());

  test.each([
    ['full', 50, true],
    ['short', 49, false],
  ])('keeps the other documents, and counts all rows: a %s page of %i', async (_, rows, hasMore) => {
    const good = placesFrom(0, rows - 1);
    const { store } = await serve([
      result([...good.slice(0, 10), { _id: 'bad', name: null }, ...good.slice(10)]),
    ]);
    const { data, error } = await readPage(store, 0);
    expect(error).toBeUndefined();
    expect(idsOf(shownItems(data))).toEqual(idsOf(good));
    expect(data?.hasMore).toBe(hasMore);
    expect(warnings.mock.calls).toEqual([[expect.stringMatching(/^Dropped document bad: .*name/s)]]);
  });

  test.each([[null], ['text'], [{ name: 'Nobody' }]])('if the row is %j, it is logged', async (row) => {
    const { store } = await serve([result([row, ...placesFrom(0, 2)])]);
    const { data } = await readPage(store, 0);
    expect(shownItems(data)).toHaveLength(2);
    expect(warnings.mock.calls).toEqual([[expect.stringMatching(/^Dropped document without an _id: /)]]);
  });
});

describe('pages of one list', () => {
  test('are merged into one entry', async () => {
    const { server, store } = await serve((request) => pageOf(70, request));
    await readPage(store, 0);
    expect(placesOf(store).data).toMatchObject({ nextOffset: 50, hasMore: true });
    await readPage(store, 50);
    expect(idsOf(shownItems(placesOf(store).data))).toEqual(idsOf(placesFrom(0, 70)));
    expect(placesOf(store).data).toMatchObject({ hasMore: false });
    expect(Object.keys(store.getState().content.queries)).toHaveLength(1);
    expect(requestedOffsets(server)).toEqual([0, 50]);
  });

  test('stay when the next page fails, and only that page is requested again', async () => {
    let isDown = false;
    const { server, store } = await serve((request) => (isDown ? { status: 500 } : pageOf(70, request)));
    await readPage(store, 0);
    isDown = true;
    await readPage(store, 50);
    expect(placesOf(store)).toMatchObject({
      status: 'rejected',
      error: { kind: 'http', status: 500 },
      originalArgs: { offset: 50 },
    });
    expect(idsOf(shownItems(placesOf(store).data))).toEqual(idsOf(placesFrom(0, 50)));
    isDown = false;
    await readPage(store, 50);
    expect(placesOf(store).error).toBeUndefined();
    expect(idsOf(shownItems(placesOf(store).data))).toEqual(idsOf(placesFrom(0, 70)));
    expect(requestedOffsets(server)).toEqual([0, 50, 50]);
  });

  test('are not listed twice when page one is read again', async () => {
    const { server, store } = await serve((request) => pageOf(70, request));
    const first = readPage(store, 0);
    await first;
    await readPage(store, 50);
    await first.refetch();
    expect(idsOf(shownItems(placesOf(store).data))).toEqual(idsOf(placesFrom(0, 70)));
    expect(requestedOffsets(server)).toEqual([0, 50, 0]);
  });

  test('of different categories never mix, in any order of arrival', async () => {
    const { opened, open } = gate();
    const { store } = await serve(async (request) => {
      const { category } = queryOf(request).params;
      if (category === 'slow') await opened;
      return result(placesFrom(0, 3, String(category)));
    });
    const slow = readPage(store, 0, 'slow');
    const { data: fast } = await readPage(store, 0, 'fast');
    expect(idsOf(shownItems(fast))).toEqual(['fast-0', 'fast-1', 'fast-2']);
    expect(placesOf(store, 'slow')).toMatchObject({ status: 'pending' });
    open();
    await slow;
    expect(idsOf(shownItems(placesOf(store, 'slow').data))).toEqual(['slow-0', 'slow-1', 'slow-2']);
    expect(idsOf(shownItems(placesOf(store, 'fast').data))).toEqual(['fast-0', 'fast-1', 'fast-2']);
  });
});
