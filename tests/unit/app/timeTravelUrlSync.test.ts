import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { readTimeTravel } from '#app/readTimeTravel.ts';
import type { RootState } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { connectUrlSync } from '#app/url-sync/urlSync.ts';
import { filtersChanged } from '#features/schedule/model/scheduleSlice.ts';
import { timeTravelEnded, timeTravelRead } from '#features/clock/clockSlice.ts';
import { timeTravelCodec } from '#features/clock/timeTravelCodec.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';
import { memoryRouter } from '../../support/memoryRouter.ts';

const AT = '2025-10-25T14:05';

describe('the preview’s time in an address', () => {
  const times = fc
    .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2200-01-01T00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16));

  test('the address of a time can be read back, on any screen, beside other parameters', () => {
    fc.assert(
      fc.property(times, fc.webPath(), fc.webQueryParameters(), (at, pathname, search) => {
        const address = timeTravelCodec.write(at, { pathname, search: search && `?${search}` });
        expect(address.pathname).toBe(pathname);
        expect(timeTravelCodec.read(address)).toBe(at);
        expect(timeTravelCodec.read(timeTravelCodec.write(undefined, address))).toBeUndefined();
      }),
    );
  });

  test('the address is readable', () => {
    expect(timeTravelCodec.write(AT, { pathname: '/', search: '?q=a' }).search).toBe(`?at=${AT}&q=a`);
  });

  test.each(['', '?at=', '?at=now', '?at=2025-02-30T10:00', '?q=at'])(
    '%j says nothing about the time',
    (search) => expect(timeTravelCodec.read({ pathname: '/', search })).toBeUndefined(),
  );
});

describe('URL sync', () => {
  let disconnect = () => {};
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    disconnect();
    jest.useRealTimers();
  });
  const settle = () => jest.advanceTimersByTimeAsync(300);

  function openAt(address: string) {
    const store = makeStore(undefined, {
      contentSource: embeddedAt('http://unused.example'),
      enhancer: instrument(),
    });
    const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, object>;
    const router = memoryRouter([address]);
    const states = new Set(urlStates);
    disconnect = connectUrlSync(store, router, states);
    // This code is loaded after the page.
    readTimeTravel(store, router.state.location, states);
    return {
      store,
      router,
      at: () => store.getState().clock?.at,
      address: () => router.state.location.pathname + router.state.location.search,
      step: () => liftedStore.getState().currentStateIndex,
      jump: (step: number) => liftedStore.dispatch(ActionCreators.jumpToState(step)),
    };
  }

  test('a preview follows the visitor to other screens, and ends on all of them', async () => {
    const { store, router, at, address } = openAt(`/schedule?day=sat&at=${AT}`);
    expect(at()).toBe(AT);
    await router.navigate('/faq');
    await settle();
    expect(address()).toBe(`/faq?at=${AT}`);
    await router.navigate('/schedule');
    store.dispatch(filtersChanged({ day: 'sun' }));
    await settle();
    expect(new URLSearchParams(router.state.location.search).get('at')).toBe(AT);

    store.dispatch(timeTravelEnded());
    await settle();
    expect(address()).toBe('/schedule?day=sun');
    await router.navigate(-1);
    await settle();
    // Back leads to an address with the time.
    expect(at()).toBe(AT);
  });

  test('a link can start a preview, and an invalid time is ignored', async () => {
    const { router, at } = openAt('/?at=tomorrow');
    expect(at()).toBeUndefined();
    await router.navigate(`/lineup?at=${AT}`);
    await settle();
    expect(at()).toBe(AT);
  });

  test('a jump in DevTools changes the time and a filter at once', async () => {
    const { store, address, at, step, jump } = openAt('/schedule');
    const before = step();
    store.dispatch(timeTravelRead(AT));
    store.dispatch(filtersChanged({ day: 'sat' }));
    await settle();
    expect(address()).toContain('day=sat');
    expect(address()).toContain(`at=${AT}`);
    jump(before);
    await settle();
    expect(at()).toBeUndefined();
    expect(address()).toBe('/schedule');
  });
});
