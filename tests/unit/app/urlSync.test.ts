import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { connectUrlSync } from '#app/url-sync/urlSync.ts';
import type { RootState } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { lineup } from '#features/lineup/index.ts';
import { filtersChanged as lineupChanged } from '#features/lineup/model/lineupFilters.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { filtersChanged, filtersCleared } from '#features/marketplace/model/marketplaceFilters.ts';
import { memoryRouter } from '../../support/memoryRouter.ts';

const contentSource = {
  projectId: undefined,
  dataset: 'test',
  apiVersion: '2025-02-19',
  apiHost: 'http://unused.example',
  readToken: undefined,
  eventId: 'festival-2025',
};

/** A store and a router with URL sync between them; `visits` counts the navigations of the router. */
function openAt(address: string, enhancer?: StoreEnhancer) {
  const store = makeStore(undefined, { contentSource, enhancer });
  const router = memoryRouter(['/before', address]);
  const actions: string[] = [];
  router.subscribe(() => {
    const { historyAction, location } = router.state;
    actions.push(`${historyAction} ${location.pathname}${location.search}`);
  });
  const disconnect = connectUrlSync(store, router, urlStates);
  return {
    store,
    router,
    actions,
    disconnect,
    address: () => router.state.location.pathname + router.state.location.search,
    filters: () => marketplace.urlState.select(store.getState()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets promises and the typing pause pass. */
const settle = () => jest.advanceTimersByTimeAsync(300);

test('the address sets the state before anything renders', () => {
  const { filters, disconnect } = openAt('/marketplace/category/food?letter=B&q=noodle&view=list');
  expect(filters()).toEqual({
    category: 'food',
    letter: 'B',
    search: 'noodle',
    facets: {},
    mine: false,
    view: 'list',
  });
  disconnect();
});

test('the state writes the address at once and replaces the history entry', async () => {
  const { store, address, actions } = openAt('/marketplace');
  store.dispatch(filtersChanged({ letter: 'B' }));
  store.dispatch(filtersChanged({ category: 'food' }));
  store.dispatch(filtersChanged({ view: 'list' }));
  await settle();
  expect(address()).toBe('/marketplace/category/food?letter=B&view=list');
  expect(new Set(actions.map((action) => action.split(' ')[0]))).toEqual(new Set(['REPLACE']));
});

test('typing reaches the address after a pause, in one step', async () => {
  const { store, address, actions } = openAt('/marketplace');
  for (const text of ['n', 'no', 'noo']) {
    store.dispatch(filtersChanged({ search: text }));
    await jest.advanceTimersByTimeAsync(100);
    expect(address()).toBe('/marketplace');
  }
  await settle();
  expect(actions).toEqual(['REPLACE /marketplace?q=noo']);
});

test('an action that changes no filter does not prolong the pause', async () => {
  const { store, address } = openAt('/marketplace');
  store.dispatch(filtersChanged({ search: 'noo' }));
  for (let turn = 0; turn < 3; turn++) {
    await jest.advanceTimersByTimeAsync(100);
    store.dispatch({ type: 'unrelated', turn });
    store.dispatch(lineupChanged({ letter: turn % 2 ? 'A' : 'B' }));
  }
  expect(address()).toBe('/marketplace?q=noo');
});

test('a dialog keeps its slug and has the category as a parameter', async () => {
  const { store, address } = openAt('/marketplace/nova?letter=N');
  store.dispatch(filtersChanged({ category: 'food' }));
  await settle();
  expect(address()).toBe('/marketplace/nova?category=food&letter=N');
});

test('invalid parts are corrected, and foreign parameters stay', async () => {
  const { filters, address } = openAt('/marketplace?view=wall&letter=%00&utm_source=mail');
  await settle();
  expect(address()).toBe('/marketplace?utm_source=mail');
  expect(filters()).toEqual({
    category: 'all',
    letter: 'ALL',
    search: '',
    facets: {},
    mine: false,
    view: 'grid',
  });
});

test.each([
  ['/marketplace/category/all', '/marketplace'],
  ['/marketplace?letter=%3F%3F&view=spiral&q=', '/marketplace'],
  ['/marketplace?letter=c', '/marketplace?letter=C'],
  ['/marketplace?view=grid&letter=ALL&category=all', '/marketplace'],
  ['/marketplace?view=list&letter=B', '/marketplace?letter=B&view=list'],
  ['/marketplace?category=games', '/marketplace/category/games'],
  ['/marketplace?utm_source=poster&letter=B', '/marketplace?letter=B&utm_source=poster'],
])('%s is corrected to %s', async (given, corrected) => {
  const { address } = openAt(given);
  await settle();
  expect(address()).toBe(corrected);
});

test('links, Back and Forward set the state', async () => {
  const { router, filters, address } = openAt('/marketplace?letter=B');
  await router.navigate('/marketplace/category/art?q=ink');
  expect(filters()).toMatchObject({ category: 'art', letter: 'ALL', search: 'ink' });
  await router.navigate(-1);
  await settle();
  expect(filters()).toMatchObject({ category: 'all', letter: 'B', search: '' });
  await router.navigate(1);
  await settle();
  expect(address()).toBe('/marketplace/category/art?q=ink');
  expect(filters()).toMatchObject({ category: 'art', search: 'ink' });
});

test('other screens are not changed, and a link without filters removes them', async () => {
  const { store, router, filters, address } = openAt('/marketplace?letter=B');
  await router.navigate('/elsewhere?letter=B');
  store.dispatch(filtersChanged({ letter: 'C' }));
  await settle();
  expect(address()).toBe('/elsewhere?letter=B');
  await router.navigate('/marketplace');
  expect(filters().letter).toBe('ALL');
});

test('once disconnected, state and address do not follow each other', async () => {
  const { store, address, disconnect } = openAt('/marketplace');
  store.dispatch(filtersChanged({ search: 'late' }));
  disconnect();
  store.dispatch(filtersChanged({ letter: 'B' }));
  await settle();
  expect(address()).toBe('/marketplace');
});

describe('time travel in Redux DevTools', () => {
  function openWithDevTools(address: string) {
    const opened = openAt(address, instrument());
    const { liftedStore } = opened.store as unknown as EnhancedStore<RootState, UnknownAction, object>;
    return {
      ...opened,
      liftedStore,
      jump: (index: number) => liftedStore.dispatch(ActionCreators.jumpToState(index)),
    };
  }

  test('a jump changes the address back and forth, without a loop or a history entry', async () => {
    const { store, liftedStore, jump, filters, address, actions } = openWithDevTools('/marketplace');
    store.dispatch(filtersChanged({ letter: 'B' }));
    await settle();
    const early = liftedStore.getState().currentStateIndex;
    store.dispatch(filtersChanged({ category: 'food' }));
    store.dispatch(filtersChanged({ search: 'ramen' }));
    await settle();
    const late = liftedStore.getState().currentStateIndex;
    expect(address()).toBe('/marketplace/category/food?letter=B&q=ramen');

    jump(early);
    await settle();
    expect(filters()).toMatchObject({ category: 'all', letter: 'B', search: '' });
    expect(address()).toBe('/marketplace?letter=B');

    jump(late);
    await settle();
    expect(address()).toBe('/marketplace/category/food?letter=B&q=ramen');
    expect(actions.filter((action) => !action.startsWith('REPLACE'))).toEqual([]);
    const writes = actions.length;
    await settle();
    expect(actions).toHaveLength(writes);
  });

  test('a jump takes facets out of the address and back, and campaigns stay', async () => {
    const { store, liftedStore, jump, address } = openWithDevTools('/marketplace?utm_source=mail');
    const early = liftedStore.getState().currentStateIndex;
    store.dispatch(filtersChanged({ facets: { access: ['quiet', 'step-free'] } }));
    await settle();
    expect(address()).toBe('/marketplace?access=quiet,step-free&utm_source=mail');
    const late = liftedStore.getState().currentStateIndex;
    jump(early);
    await settle();
    expect(address()).toBe('/marketplace?utm_source=mail');
    jump(late);
    await settle();
    expect(address()).toBe('/marketplace?access=quiet,step-free&utm_source=mail');
  });

  test('while DevTools shows an old state, the address stays with it', async () => {
    const { store, jump, filters, address, actions } = openWithDevTools('/marketplace');
    store.dispatch(filtersChanged({ letter: 'B' }));
    await settle();
    jump(0);
    await settle();
    expect(address()).toBe('/marketplace');
    // The store computes the new state, but shows the one that was jumped to.
    store.dispatch(filtersCleared());
    store.dispatch(filtersChanged({ letter: 'D' }));
    await settle();
    expect(filters().letter).toBe('ALL');
    expect(address()).toBe('/marketplace');
    expect(actions.length).toBeLessThan(6);
  });

  test('a jump changes the lineup as well, including its order', async () => {
    const { store, liftedStore, jump, address, actions } = openWithDevTools('/lineup?sort=featured');
    const filters = () => lineup.urlState.select(store.getState());
    expect(filters().sort).toBe('featured');
    const early = liftedStore.getState().currentStateIndex;
    store.dispatch(lineupChanged({ sort: 'recent', category: 'dance' }));
    await settle();
    const late = liftedStore.getState().currentStateIndex;
    expect(address()).toBe('/lineup/category/dance?sort=recent');

    jump(early);
    await settle();
    expect(filters()).toMatchObject({ category: 'all', sort: 'featured' });
    expect(address()).toBe('/lineup?sort=featured');
    jump(late);
    await settle();
    expect(address()).toBe('/lineup/category/dance?sort=recent');
    expect(actions.filter((action) => !action.startsWith('REPLACE'))).toEqual([]);
  });
});

test('two lists have separate filters', async () => {
  const { store, router, filters, address } = openAt('/lineup?letter=B&sort=recent');
  expect(lineup.urlState.select(store.getState())).toMatchObject({ letter: 'B', sort: 'recent' });
  expect(filters().letter).toBe('ALL');
  await router.navigate('/marketplace?letter=C');
  store.dispatch(lineupChanged({ letter: 'D' }));
  await settle();
  expect(filters().letter).toBe('C');
  expect(address()).toBe('/marketplace?letter=C');
  await router.navigate(-1);
  await settle();
  expect(address()).toBe('/lineup?letter=B&sort=recent');
  expect(lineup.urlState.select(store.getState()).letter).toBe('B');
});
