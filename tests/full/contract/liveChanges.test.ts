import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { LIVE_PLACES } from '#content/place/queries.ts';
import { LIVE_SCHEDULE } from '#content/event/queries.ts';
import type { ContentStore } from '#content/live/cachedRows.ts';
import { followChanges } from '#content/live/followChanges.ts';
import type { LiveContent } from '#content/live/liveContent.ts';
import type { LiveState } from '#content/live/liveSlice.ts';
import { facetsApi } from '#content/facet/api.ts';
import { namesApi } from '#content/lists/names.ts';
import { placeQueries, placeListApi } from '#content/place/api.ts';
import { scheduleApi } from '#content/event/api.ts';
import { injectDeferred } from '#app/injectDeferred.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import type { AppStore, RootState } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import {
  chosenFacet,
  facetDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../../support/builders.ts';
import { eventually } from '../../support/eventually.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';

const stage = placeDocument('Sodium Stage', { status: 'inactive', locationName: 'Hall D' });
const lightsOn = scheduleEventDocument('Lights On', {
  startsAt: '2025-10-25T18:00:00Z',
  eventPlace: [referenceTo(stage)],
});
const signing = scheduleEventDocument('Signing', { startsAt: '2025-10-25T20:00:00Z' });
const DOCUMENTS = [stage, lightsOn, signing];

const dataset = createDatasetStore([]);
let service: Listener;
let handle: (request: Request) => Promise<Response>;
let requests: URL[];
/** Replaces the response to a listener. */
let listening: (() => Response) | undefined;
/** Delays the responses to queries for a dialog. */
let dialogs: Promise<void> | undefined;
let stop = () => {};

beforeEach(async () => {
  requests = [];
  listening = undefined;
  dialogs = undefined;
  dataset.replace(DOCUMENTS);
  const services = createServices({ dataset });
  handle = async (request) => {
    const url = new URL(request.url);
    requests.push(url);
    if (url.searchParams.has('$slug')) await dialogs;
    return listening && url.pathname.includes('/data/listen/') ? listening() : services(request);
  };
  service = await listen({ port: 0, handler: handle });
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  stop();
  await service.close();
  jest.restoreAllMocks();
});

/** A store with the schedule and an open dialog. */
async function openSchedule() {
  const store = openStore();
  const { getSchedule, getScheduleEvent } = scheduleApi.endpoints;
  await store.dispatch(getSchedule.initiate());
  await store.dispatch(getScheduleEvent.initiate({ slug: 'lights-on' }));
  return {
    store,
    titles: () =>
      getSchedule
        .select()(store.getState())
        .data?.map(({ title }) => title),
    dialog: () => getScheduleEvent.select({ slug: 'lights-on' })(store.getState()).data,
  };
}

function openStore() {
  const store = makeStore(undefined, {
    contentSource: embeddedAt(service.origin),
    enhancer: instrument(),
  });
  injectDeferred();
  return store;
}

function follow(store: AppStore, content: LiveContent = LIVE_SCHEDULE): void {
  stop = followChanges(store, embeddedAt(service.origin), content, undefined);
}

const live = (store: AppStore) => store.getState().live as LiveState;
const isLive = (store: AppStore) => eventually(() => expect(live(store).status).toBe('live'));
const listens = () => requests.filter(({ pathname }) => pathname.includes('/data/listen/'));
const fetches = () => requests.filter(({ pathname }) => pathname.includes('/data/query/'));
const edit = (changed: StoredDocument, fields: object) =>
  dataset.replace(
    DOCUMENTS.map((document) => (document === changed ? { ...document, ...fields } : document)),
  );

test('an edit reaches the list and the open dialog, and the old values are known', async () => {
  const { store, titles, dialog } = await openSchedule();
  follow(store);
  await isLive(store);
  const before = fetches().length;
  edit(lightsOn, { title: 'Lights Out', startsAt: '2025-10-25T19:00:00Z' });

  await eventually(() => expect(titles()).toEqual(['Lights Out', 'Signing']));
  expect(live(store).changes).toEqual({
    [lightsOn._id]: { kind: 'changed', was: expect.objectContaining({ title: 'Lights On' }) },
  });
  await eventually(() => expect(dialog()?.title).toBe('Lights Out'));
  // One request for the row, and one for the dialog.
  expect(fetches().slice(before)).toHaveLength(2);
  expect(listens()).toHaveLength(1);

  edit(lightsOn, {});
  await eventually(() => expect(titles()).toEqual(['Lights On', 'Signing']));
  expect(live(store).changes).toEqual({});
});

test('DevTools shows a change of many documents as one action, and can jump over it', async () => {
  const { store, titles } = await openSchedule();
  const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, object>;
  follow(store);
  await isLive(store);
  dataset.replace([stage, { ...lightsOn, title: 'One' }, { ...signing, title: 'Two' }]);
  await eventually(() => expect(titles()).toEqual(['One', 'Two']));

  const { actionsById, stagedActionIds } = liftedStore.getState();
  const types = stagedActionIds.map(
    (id) => (actionsById[id] as { action: UnknownAction } | undefined)?.action.type,
  );
  expect(types.filter((type) => type === 'live/rowsChanged')).toHaveLength(1);
  const position = types.indexOf('live/rowsChanged');
  liftedStore.dispatch(ActionCreators.jumpToState(position - 1));
  expect(titles()).toEqual(['Lights On', 'Signing']);
  expect(live(store).changes).toEqual({});
  liftedStore.dispatch(ActionCreators.jumpToState(position));
  expect(titles()).toEqual(['One', 'Two']);
});

test('a renamed room reaches the sessions in it', async () => {
  const { store } = await openSchedule();
  follow(store);
  await isLive(store);
  edit(stage, { locationName: 'Hall F' });
  await eventually(() => {
    const { data } = scheduleApi.endpoints.getSchedule.select()(store.getState());
    expect(data?.[0]?.eventPlace[0]?.locationName).toBe('Hall F');
  });
  expect(Object.keys(live(store).changes)).toEqual([lightsOn._id]);
});

test.each([
  ['deleted', () => dataset.replace([stage, signing])],
  ['no longer active', () => edit(lightsOn, { status: 'cancelled' })],
  ['moved to another event', () => edit(lightsOn, { eventInstance: { _ref: 'festival-2026' } })],
])('a session that is %s leaves the list, and its open dialog stays', async (_what, change) => {
  const { store, titles, dialog } = await openSchedule();
  follow(store);
  await isLive(store);
  change();
  await eventually(() => expect(titles()).toEqual(['Signing']));
  expect(live(store).changes[lightsOn._id]).toMatchObject({ kind: 'removed', was: { title: 'Lights On' } });
  expect(dialog()?.title).toBe('Lights On');
});

test('a new session is added', async () => {
  const { store, titles } = await openSchedule();
  follow(store);
  await isLive(store);
  const added = scheduleEventDocument('Encore', { startsAt: '2025-10-25T22:00:00Z' });
  dataset.replace([...DOCUMENTS, added]);
  await eventually(() => expect(titles()).toEqual(['Lights On', 'Signing', 'Encore']));
  expect(live(store).changes).toEqual({ [added._id]: { kind: 'added' } });
});

test('a facet that is added, changed or removed reaches the open page, and marks no session', async () => {
  const notes = facetDocument('Notes', ['Loud']);
  const sessions = [stage, { ...lightsOn, facets: [chosenFacet(notes, 'loud')] }, signing];
  dataset.replace(sessions);
  const { store } = await openSchedule();
  const { getFacets } = facetsApi.endpoints;
  await store.dispatch(getFacets.initiate());
  const titles = () =>
    getFacets
      .select()(store.getState())
      .data?.map(({ title }) => title);
  follow(store);
  await isLive(store);
  expect(titles()).toEqual([]);
  dataset.replace([...sessions, notes]);
  await eventually(() => expect(titles()).toEqual(['Notes']));
  dataset.replace([...sessions, { ...notes, title: 'Good to know' }]);
  await eventually(() => expect(titles()).toEqual(['Good to know']));
  dataset.replace(sessions);
  await eventually(() => expect(titles()).toEqual([]));
  expect(live(store).changes).toEqual({});
});

test('many documents changed at once are one request', async () => {
  const { store, titles } = await openSchedule();
  follow(store);
  await isLive(store);
  const before = fetches().length;
  dataset.replace([stage, { ...lightsOn, title: 'One' }, { ...signing, title: 'Two' }]);
  await eventually(() => expect(titles()).toEqual(['One', 'Two']));
  const rows = fetches()
    .slice(before)
    .filter(({ searchParams }) => searchParams.has('$ids'));
  expect(rows.map(({ searchParams }) => searchParams.get('$ids'))).toEqual([
    JSON.stringify([lightsOn._id, signing._id].sort()),
  ]);
});

test('changes during a lost connection arrive afterwards', async () => {
  const { store, titles } = await openSchedule();
  follow(store);
  await isLive(store);
  // The connection ends, and the next one is refused until the service is back.
  listening = () => new Response(null, { status: 503 });
  await service.close();
  edit(lightsOn, { title: 'Missed' });
  service = await listen({ port: Number(new URL(service.origin).port), handler: handle });
  await eventually(() => expect(live(store).status).toBe('reconnecting'));
  listening = undefined;
  await isLive(store);
  await eventually(() => expect(titles()).toEqual(['Missed', 'Signing']));
  expect(live(store).changes[lightsOn._id]).toMatchObject({ kind: 'changed' });
});

test('rows that change after a lost connection are marked at once, while a dialog is still loading', async () => {
  const { store, titles, dialog } = await openSchedule();
  let release = () => {};
  dialogs = new Promise((resolve) => (release = resolve));
  edit(lightsOn, { title: 'Missed' });
  stop = followChanges(store, embeddedAt(service.origin), LIVE_SCHEDULE, Date.now() + 1);
  await eventually(() => expect(titles()).toEqual(['Missed', 'Signing']));
  expect(live(store).changes[lightsOn._id]).toMatchObject({ kind: 'changed' });
  expect(dialog()?.title).toBe('Lights On');
  release();
  await eventually(() => expect(dialog()?.title).toBe('Missed'));
});

test('changes while the tab was hidden arrive afterwards', async () => {
  const { store, titles } = await openSchedule();
  edit(lightsOn, { title: 'Missed' });
  stop = followChanges(store, embeddedAt(service.origin), LIVE_SCHEDULE, Date.now() + 1);
  await eventually(() => expect(titles()).toEqual(['Missed', 'Signing']));
});

test('content that has just been fetched is not requested again', async () => {
  const { store } = await openSchedule();
  const before = fetches().length;
  follow(store);
  await isLive(store);
  // Longer than the wait before a request.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(fetches()).toHaveLength(before);
});

const stream = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });

test.each([
  ['channel error', stream('event: channelError\ndata: {"message":"no such dataset"}\n\n')],
  ['disconnect', stream('event: disconnect\ndata: {"reason":"blocked"}\n\n')],
  ['connection failed', () => new Response(null, { status: 403 })],
])('if %s, the page polls instead, and logs it once', async (failure, response) => {
  const { store, titles } = await openSchedule();
  listening = response;
  const timers = jest.spyOn(globalThis, 'setTimeout');
  follow(store);
  await eventually(() => expect(live(store).status).toBe('polling'));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`(${failure})`));
  edit(lightsOn, { title: 'Polled' });
  const index = timers.mock.calls.findIndex(([, wait]) => wait === 5 * 60_000);
  const poll = timers.mock.calls[index]?.[0];
  clearTimeout(timers.mock.results[index]?.value as NodeJS.Timeout);
  timers.mockRestore();
  poll?.();
  await eventually(() => expect(titles()).toEqual(['Polled', 'Signing']));
});

test('behind a proxy that buffers everything the page polls', async () => {
  const { store } = await openSchedule();
  listening = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  follow(store);
  await eventually(() => expect(listens()).toHaveLength(1));
  expect(live(store).status).toBe('connecting');
  timers.mock.calls.find(([, wait]) => wait === 30_000)?.[0]();
  timers.mockRestore();
  expect(live(store).status).toBe('polling');
});

test('a query that is too large for the listener is never sent', async () => {
  const { store } = await openSchedule();
  follow(store, { ...LIVE_SCHEDULE, types: ['x'.repeat(15_000)] });
  await eventually(() => expect(live(store).status).toBe('polling'));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('(query too large)'));
  expect(listens()).toEqual([]);
});

test('rows of a list in pages change in place, and a new row comes with its page', async () => {
  dataset.replace([placeDocument('Ash'), placeDocument('Birch')]);
  const store = openStore();
  const arg = { category: 'all', offset: 0 };
  const { getPlaces, getPlaceStats } = placeListApi.endpoints;
  await store.dispatch(getPlaces.initiate(arg));
  await store.dispatch(getPlaceStats.initiate({ category: 'all' }));
  const names = () => shownItems(getPlaces.select(arg)(store.getState()).data).map(({ name }) => name);
  const halls = () =>
    shownItems(getPlaces.select(arg)(store.getState()).data).map((place) => place.locationName);
  follow(store, LIVE_PLACES);
  await isLive(store);
  dataset.replace([placeDocument('Ash'), placeDocument('Birch', { locationName: 'Hall B' })]);
  await eventually(() => expect(halls()).toContain('Hall B'));
  dataset.replace([placeDocument('Aspen'), placeDocument('Ash'), placeDocument('Birch')]);
  await eventually(() => expect(names()).toEqual(['Ash', 'Aspen', 'Birch']));
  const total = () => getPlaceStats.select({ category: 'all' })(store.getState()).data?.total;
  await eventually(() => expect(total()).toBe(3));
});

test('a place that gets a facet is found by it in the names of all places', async () => {
  const notes = facetDocument('Notes', ['Loud']);
  dataset.replace([notes, placeDocument('Ash')]);
  const store = openStore();
  const kinds = { kinds: ['place'] };
  const { getNames } = namesApi.endpoints;
  await store.dispatch(placeListApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 }));
  await store.dispatch(getNames.initiate(kinds));
  const facets = () => getNames.select(kinds)(store.getState()).data?.place?.[0]?.facets;
  expect(facets()).toBeUndefined();
  follow(store, LIVE_PLACES);
  await isLive(store);
  dataset.replace([notes, placeDocument('Ash', { facets: [chosenFacet(notes, 'loud')] })]);
  await eventually(() => expect(facets()).toEqual([{ id: notes._id, values: ['loud'] }]));
});

test('a list with a prefetched page keeps its rows when a document is added, and does not show the prefetched ones', async () => {
  const many = Array.from({ length: 120 }, (_, index) => placeDocument(`Place ${1000 + index}`));
  dataset.replace(many);
  const store = openStore();
  const { getPlaces } = placeListApi.endpoints;
  const first = { category: 'all', offset: 0 };
  await store.dispatch(getPlaces.initiate(first));
  const ahead = { category: 'all', offset: CONSTANTS.placePageSize };
  (store as unknown as ContentStore).dispatch(placeQueries.showUntil(first, ahead.offset));
  await store.dispatch(getPlaces.initiate(ahead, { forceRefetch: true, subscribe: false }));
  const names = () => shownItems(getPlaces.select(first)(store.getState()).data).map(({ name }) => name);
  const shown = new Set([names()?.length]);
  store.subscribe(() => shown.add(names()?.length));
  follow(store, LIVE_PLACES);
  await isLive(store);
  dataset.replace([placeDocument('Added'), ...many]);
  await eventually(() => expect(names()?.[0]).toBe('Added'));
  await eventually(() => {
    const { data } = getPlaces.select(first)(store.getState());
    expect(data?.pages[1]?.items[0]?.name).toBe(`Place ${1000 + CONSTANTS.placePageSize - 1}`);
  });
  expect([...shown]).toEqual([CONSTANTS.placePageSize]);
  (store as ContentStore).dispatch(placeQueries.showUntil(first));
  expect(names()).toHaveLength(2 * CONSTANTS.placePageSize);
});

test('rows that were loaded by id change in place, and a removed one is null', async () => {
  dataset.replace([placeDocument('Ash'), placeDocument('Birch'), placeDocument('Cedar')]);
  const store = openStore();
  const { getPlaces, getPlacesById } = placeListApi.endpoints;
  await store.dispatch(getPlaces.initiate({ category: 'all', offset: 0 }));
  const ids = ['place-birch', 'place-cedar'];
  await store.dispatch(getPlacesById.initiate({ ids }));
  const found = () => getPlacesById.select({ ids })(store.getState()).data;
  follow(store, LIVE_PLACES);
  await isLive(store);
  dataset.replace([placeDocument('Ash'), placeDocument('Birch', { locationName: 'Hall B' })]);
  await eventually(() =>
    expect(found()).toEqual({
      'place-birch': expect.objectContaining({ locationName: 'Hall B' }),
      'place-cedar': null,
    }),
  );
});
