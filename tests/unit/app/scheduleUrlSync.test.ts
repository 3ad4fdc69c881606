import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { connectUrlSync } from '#app/url-sync/urlSync.ts';
import type { RootState } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { schedule } from '#features/schedule/index.ts';
import { DEFAULT_FILTERS } from '#features/schedule/model/filters.ts';
import { filtersChanged } from '#features/schedule/model/scheduleSlice.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';
import { memoryRouter } from '../../support/memoryRouter.ts';

/** The store and the router with URL sync between them, and DevTools around the store. */
function openAt(address: string) {
  const store = makeStore(undefined, {
    contentSource: embeddedAt('http://unused.example'),
    enhancer: instrument(),
  });
  const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, object>;
  const router = memoryRouter([address]);
  const actions: string[] = [];
  router.subscribe(() => void actions.push(router.state.historyAction));
  disconnect = connectUrlSync(store, router, urlStates);
  return {
    store,
    router,
    /** How each change of the address was written to the history. */
    actions,
    address: () => router.state.location.pathname + router.state.location.search,
    filters: () => schedule.urlState.select(store.getState()),
    step: () => liftedStore.getState().currentStateIndex,
    jump: (step: number) => liftedStore.dispatch(ActionCreators.jumpToState(step)),
  };
}

let disconnect = () => {};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  disconnect();
  jest.useRealTimers();
});

/** Lets promises and the typing pause pass. */
const settle = () => jest.advanceTimersByTimeAsync(300);

test('the address sets the state, and choices and typing rewrite it without a history entry', async () => {
  const { store, filters, address, actions } = openAt('/schedule?day=sun&category=panel');
  expect(filters()).toEqual({ ...DEFAULT_FILTERS, day: 'sun', categories: ['panel'] });
  store.dispatch(filtersChanged({ locations: ['hall-d'] }));
  store.dispatch(filtersChanged({ search: 'la' }));
  await settle();
  expect(address()).toBe('/schedule?day=sun&q=la&location=hall-d&category=panel');
  expect(new Set(actions)).toEqual(new Set(['REPLACE']));
});

test('over an event and a performer the path stays', async () => {
  const { store, router, address } = openAt('/schedule/lights-on');
  store.dispatch(filtersChanged({ day: 'sat' }));
  await settle();
  expect(address()).toBe('/schedule/lights-on?day=sat');
  await router.navigate('/schedule/lights-on/lineup/imara-sol?day=sat&category=rubbish&day=sun');
  store.dispatch(filtersChanged({ categories: [] }));
  await settle();
  expect(address()).toBe('/schedule/lights-on/lineup/imara-sol?day=sat');
});

test('a jump in DevTools changes the address back and forth, without a loop or a history entry', async () => {
  const { store, step, jump, filters, address, actions } = openAt('/schedule');
  store.dispatch(filtersChanged({ day: 'sat' }));
  await settle();
  const early = step();
  store.dispatch(filtersChanged({ locations: ['hall-d'] }));
  store.dispatch(filtersChanged({ search: 'neon' }));
  await settle();
  const late = step();
  expect(address()).toBe('/schedule?day=sat&q=neon&location=hall-d');

  jump(early);
  await settle();
  expect(filters()).toEqual({ ...DEFAULT_FILTERS, day: 'sat' });
  expect(address()).toBe('/schedule?day=sat');

  jump(late);
  await settle();
  expect(address()).toBe('/schedule?day=sat&q=neon&location=hall-d');
  expect(new Set(actions)).toEqual(new Set(['REPLACE']));
  const writes = actions.length;
  await settle();
  expect(actions).toHaveLength(writes);
});
