import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { contentApi } from '#content/client/contentApi.ts';
import type { ChildRoute, Feature, Preload, ScreenModule } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { features } from '../features.ts';
import { RouteFailure } from '../shell/RouteFailure.tsx';
import { preloadShell } from '../shell/preloadShell.ts';
import { Shell } from '../shell/Shell.tsx';
import { SiteLoading } from '../shell/SiteLoading.tsx';
import type { AppStore } from '#content/store.ts';
import { rootReducer } from '../store.ts';
import { withoutPrefix } from '#lib/i18n/pageLanguage.ts';
import type { RouteHandle } from './routeHandle.ts';

interface RouteOptions {
  /** Loads a screen's chunk, and decides what happens if that fails. */
  loadChunk(load: () => Promise<ScreenModule>): Promise<ScreenModule>;
  /** Whether loaders wait for content, as on Node. */
  waitsForContent?: boolean;
  /** See `PageLanguage`. */
  prefix?: string | undefined;
}

/** The route table. Each screen's code and queries are loaded at the same time. */
export function createRoutes(
  store: AppStore,
  { loadChunk, waitsForContent = false, prefix = '' }: RouteOptions,
): RouteObject[] {
  function loaderOf(preload: Preload) {
    return async ({ request, params }: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(request.url);
      const address = { pathname: withoutPrefix(pathname, prefix), search };
      // If a query's code cannot be loaded, the screen's code cannot either, and that failure is shown.
      const started = Promise.resolve(
        preload(store.dispatch, address, params, waitsForContent, features),
      ).catch(() => undefined);
      if (!waitsForContent) return null;
      const redirectTo = await started;
      await contentArrived(store);
      return redirectTo === undefined ? null : redirect(redirectTo);
    };
  }

  /** Loads code and content ahead of a navigation. Failures are ignored: the navigation loads again. */
  function prefetchOf({ load, preload }: Pick<ChildRoute, 'load' | 'preload'>): RouteHandle['prefetch'] {
    return (address, params) => {
      load?.().catch(() => undefined);
      Promise.resolve(preload?.(store.dispatch, address, params, false, features)).catch(() => undefined);
    };
  }

  function screen(feature: Feature) {
    const { path, chunk, chunksOf, load, preload, routes } = feature;
    return {
      handle: {
        feature,
        chunks: (address) => [chunk, ...(chunksOf?.(address) ?? [])],
        prefetch: prefetchOf(feature),
      } satisfies RouteHandle,
      lazy: () => loadChunk(() => loadScreen(load)),
      loader: loaderOf((dispatch, ...rest) => {
        // Not in the shell's own route: the router would wait for the shell's content before it shows a screen.
        preloadShell(dispatch);
        return preload?.(dispatch, ...rest);
      }),
      // URL sync changes the query string of an open screen, and the screen's own hooks then fetch new content.
      shouldRevalidate: () => false,
      hydrateFallbackElement: <SiteLoading />,
      // The shell stays visible around a broken screen.
      errorElement: <RouteFailure />,
      ...(path === '/' ? { index: true as const } : { path, children: routes && childrenOf(path, routes) }),
      id: path,
    };
  }

  /** Child routes render nothing: the screen stays mounted and reads the address. */
  function childrenOf(base: string, routes: readonly ChildRoute[] = []): RouteObject[] {
    return routes.length === 0
      ? []
      : [{ index: true, element: null, id: `${base}/` }, ...routes.map((route) => child(base, route))];
  }

  function child(base: string, { path, chunk, preload, load, routes }: ChildRoute): RouteObject {
    const id = `${base}/${path}`;
    return {
      id,
      path,
      element: null,
      handle: {
        chunks: () => (chunk === undefined ? [] : [chunk]),
        prefetch: prefetchOf({ load, preload }),
      } satisfies RouteHandle,
      loader: preload && loaderOf(preload),
      shouldRevalidate: () => false,
      children: childrenOf(id, routes),
    };
  }

  return [
    {
      id: 'shell',
      element: <Shell />,
      children: [...features.map(screen), screen(notFound), { ...screen(notFound), path: '*', id: '*' }],
    },
  ];
}

/** Loads a screen, and adds its slice to the store if it has one. */
async function loadScreen(load: Feature['load']): Promise<ScreenModule> {
  const screen = await load();
  if (screen.slice) rootReducer.inject(screen.slice);
  return screen;
}

/** Waits until no query is running. It looks again after each wait, because a result may start another query. */
async function contentArrived({ dispatch }: AppStore): Promise<void> {
  for (;;) {
    const running = dispatch(contentApi.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.all(running);
  }
}
