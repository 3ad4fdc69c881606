import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { connectUrlSync } from '#app/url-sync/urlSync.ts';
import type { RootState } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { feed } from '#features/feed/index.ts';
import { filtersChanged } from '#features/feed/model/feedSlice.ts';
import { memoryRouter } from '../../support/memoryRouter.ts';

const contentSource = {
  projectId: undefined,
  dataset: 'test',
  apiVersion: '2025-02-19',
  apiHost: 'http://unused.example',
  readToken: undefined,
  eventId: 'festival-2025',
};

/** The feed at an address, with URL sync and the DevTools instrument. */
function openAt(address: string) {
  const store = makeStore(undefined, { contentSource, enhancer: instrument() });
  const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, object>;
  const router = memoryRouter(['/before', address]);
  const ways: string[] = [];
  router.subscribe(() => void ways.push(router.state.historyAction));
  connectUrlSync(store, router, urlStates);
  return {
    store,
    router,
    /** How each change of the address was written to the history. */
    ways,
    now: () => liftedStore.getState().currentStateIndex,
    jump: (index: number) => liftedStore.dispatch(ActionCreators.jumpToState(index)),
    address: () => router.state.location.pathname + router.state.location.search,
    filters: () => feed.urlState.select(store.getState()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets promises and the typing pause pass. */
const settle = () => jest.advanceTimersByTimeAsync(300);

test('the address sets the state, invalid parts are corrected, and the post stays', async () => {
  const { filters, address, ways } = openAt(
    '/feed/?priority=urgent&post=final&category=drops&utm_source=mail',
  );
  expect(filters()).toEqual({ category: 'drops', priority: 'all' });
  await settle();
  expect(address()).toBe('/feed?category=drops&post=final&utm_source=mail');
  expect(new Set(ways)).toEqual(new Set(['REPLACE']));
});

test('filters replace the entry, opening a post adds one, and Back removes only the post', async () => {
  const { store, router, filters, address } = openAt('/feed');
  store.dispatch(filtersChanged({ priority: 'high' }));
  await settle();
  await router.navigate('/feed?priority=high&post=final');
  await settle();
  expect(filters()).toEqual({ category: 'all', priority: 'high' });
  await router.navigate(-1);
  await settle();
  expect(address()).toBe('/feed?priority=high');
  await router.navigate(-1);
  expect(address()).toBe('/before');
});

test('a jump in Redux DevTools changes filters and address, and does not close the open post', async () => {
  const { store, now, jump, filters, address, ways } = openAt('/feed?post=final');
  store.dispatch(filtersChanged({ priority: 'high' }));
  await settle();
  const early = now();
  store.dispatch(filtersChanged({ category: 'drops' }));
  await settle();
  const late = now();
  expect(address()).toBe('/feed?category=drops&priority=high&post=final');

  jump(early);
  await settle();
  expect(filters()).toEqual({ category: 'all', priority: 'high' });
  expect(address()).toBe('/feed?priority=high&post=final');
  jump(0);
  await settle();
  expect(address()).toBe('/feed?post=final');
  jump(late);
  await settle();
  expect(address()).toBe('/feed?category=drops&priority=high&post=final');

  expect(new Set(ways)).toEqual(new Set(['REPLACE']));
  const writes = ways.length;
  await settle();
  expect(ways).toHaveLength(writes);
});
