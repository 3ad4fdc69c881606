import { waitFor } from '@testing-library/react';
import {
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { type SiteHistory, createRouter } from '#app/router/createRouter.ts';
import type { RouteHandle } from '#app/router/routeHandle.ts';
import type { Feature } from '#features/feature.ts';
import { memoryRouter } from '../support/memoryRouter.ts';

const MODULE = { Component: () => null };

/** A screen's route. Default: its code is there. */
function route(path: string, handle: Partial<RouteHandle> = {}, children: RouteObject[] = []): RouteObject {
  const feature = { path, chunk: path, load: () => Promise.resolve(MODULE) } as Feature;
  const shown = { feature, chunks: () => [], prefetch() {}, load: () => MODULE, ...handle };
  return { id: path, path, handle: shown, children };
}

/** Code that arrives when the test says so. */
function later() {
  let resolve = (_module: typeof MODULE) => {};
  const promise = new Promise<typeof MODULE>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

function open(routes: RouteObject[], history: SiteHistory = createMemoryHistory({ initialEntries: ['/'] })) {
  const router = createRouter(history, [route('/'), ...routes]);
  void router.start();
  const path = () => router.state.location.pathname;
  return { router, history, path };
}

test('a screen opens when its code is there; until then the one before stays, and so does its address', async () => {
  const code = later();
  const preload = jest.fn();
  const { router, history, path } = open([route('/faq', { load: () => code.promise, preload })]);
  const done = router.navigate('/faq?q=hours');
  expect(preload).toHaveBeenCalledWith(expect.objectContaining({ search: '?q=hours' }), {});
  expect(path()).toBe('/');
  expect(history.location.pathname).toBe('/');
  expect(router.state.pending).toMatchObject({ pathname: '/faq', search: '?q=hours' });
  code.resolve(MODULE);
  await done;
  expect(router.state).toMatchObject({ Screen: MODULE.Component, historyAction: 'PUSH', pending: undefined });
  expect(history.location).toMatchObject({ pathname: '/faq', search: '?q=hours' });
});

test('a newer navigation takes the place of one that is still loading', async () => {
  const slow = later();
  const { router, history, path } = open([route('/map', { load: () => slow.promise }), route('/faq')]);
  const first = router.navigate('/map');
  await router.navigate('/faq');
  slow.resolve(MODULE);
  await first;
  expect(path()).toBe('/faq');
  await router.navigate(-1);
  expect(path()).toBe('/');
  expect(history.location.pathname).toBe('/');
});

test('within a screen the address changes at once, and only what is entered is loaded', async () => {
  const preload = jest.fn();
  const preloadDialog = jest.fn();
  const dialog = { id: 'dialog', path: ':slug', handle: { preload: preloadDialog, chunks: () => [] } };
  const { router } = open([route('/lineup', { preload }, [dialog])]);
  await router.navigate('/lineup');
  const addresses: string[] = [];
  router.subscribe(() => void addresses.push(router.state.location.pathname));
  void router.navigate('vega', { state: { fromList: true } });
  void router.navigate('/lineup/nova', { replace: true });
  expect(addresses).toEqual(['/lineup/vega', '/lineup/nova']);
  expect(preload).toHaveBeenCalledTimes(1);
  expect(preloadDialog).toHaveBeenCalledTimes(1);
});

test('a screen whose code is missing is loaded again by a navigation to the same address', async () => {
  const load = jest.fn(() => Promise.reject<typeof MODULE>(new Error('gone')));
  const preload = jest.fn();
  const { router, path } = open([route('/faq', { load, preload })]);
  await router.navigate('/faq');
  expect(path()).toBe('/faq');
  expect(router.state).toMatchObject({ error: new Error('gone'), Screen: undefined });
  load.mockResolvedValue(MODULE);
  await router.navigate('/faq', { replace: true });
  expect(router.state).toMatchObject({ error: undefined, Screen: MODULE.Component });
  expect(preload).toHaveBeenCalledTimes(2);
});

test('a page that has arrived with its content loads only code', async () => {
  const preload = jest.fn();
  const router = createRouter(createMemoryHistory(), [route('/', { preload })]);
  expect(await router.hydrate()).toBe(true);
  expect(router.state.Screen).toBe(MODULE.Component);
  expect(preload).not.toHaveBeenCalled();
});

test('a page whose code is missing cannot be hydrated', async () => {
  const load = () => Promise.reject<typeof MODULE>(new Error('gone'));
  expect(await createRouter(createMemoryHistory(), [route('/', { load })]).hydrate()).toBe(false);
});

test('a page that the visitor leaves while its code loads is not hydrated, and the other one opens', async () => {
  const code = later();
  const routes = [route('/'), route('/faq', { load: () => code.promise })];
  const router = createRouter(createMemoryHistory({ initialEntries: ['/', '/faq'] }), routes);
  const isHydrated = router.hydrate();
  await router.navigate(-1);
  code.resolve(MODULE);
  expect(await isHydrated).toBe(false);
  await router.start();
  expect(router.state).toMatchObject({ location: { pathname: '/' }, Screen: MODULE.Component });
});

test('a screen may lead elsewhere, once its content is known', async () => {
  const preload = () => Promise.resolve('/marketplace?letter=A');
  const { router } = open([route('/marketplace/category/none', { preload }), route('/marketplace')]);
  await router.navigate('/marketplace/category/none');
  expect(router.state).toMatchObject({
    location: { pathname: '/marketplace', search: '?letter=A' },
    historyAction: 'REPLACE',
  });
});

test('the history has the language, and the router’s addresses do not', async () => {
  const history = createMemoryHistory({ initialEntries: ['/de', '/de/faq?q=a'] });
  const router = createRouter(history, [route('/'), route('/faq'), route('/map')], '/de');
  expect(router.state.location).toMatchObject({ pathname: '/faq', search: '?q=a' });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
  await router.navigate('/map');
  expect(history.location.pathname).toBe('/de/map');
  expect(['/', '/faq?q=a#b'].map(router.createHref)).toEqual(['/de', '/de/faq?q=a#b']);
});

describe('in a browser', () => {
  const openInBrowser = () => {
    window.history.replaceState(null, '', '/');
    return open([route('*')], createBrowserHistory());
  };

  test('addresses are written as the browser writes them', async () => {
    const { router, path } = openInBrowser();
    await router.navigate('/lineup/søren');
    expect(path()).toBe('/lineup/s%C3%B8ren');
    expect(window.location.pathname).toBe(path());
  });

  test('Back opens the entry before, with its state', async () => {
    const { router, path } = openInBrowser();
    await router.navigate('/faq', { state: { isSearching: true } });
    await router.navigate('/map');
    window.history.back();
    await waitFor(() => expect(path()).toBe('/faq'));
    expect(router.state).toMatchObject({ historyAction: 'POP', location: { state: { isSearching: true } } });
    router.dispose();
  });

  test.each(['//evil.example/faq', '/\\evil.example', 'https://evil.example'])(
    '%s does not leave the site',
    async (address) => {
      const { router } = openInBrowser();
      await router.navigate(address);
      expect(window.location.origin).toBe('http://localhost');
      router.dispose();
    },
  );
});

test('without a handle a route opens at once', async () => {
  const router = memoryRouter(['/a', '/b']);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/a');
});
