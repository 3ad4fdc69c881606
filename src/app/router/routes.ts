import type { RouteObject } from 'react-router-dom';
import { contentApi } from '#content/client/contentApi.ts';
import type { ChildRoute, Feature, Preload, ScreenModule } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { features } from '../features.ts';
import { preloadShell } from '../shell/preloadShell.ts';
import type { AppStore } from '#content/store.ts';
import { rootReducer } from '../store.ts';
import type { RouteHandle } from './routeHandle.ts';

interface RouteOptions {
  /** Loads a screen's chunk, and decides what happens if that fails. */
  loadChunk(load: () => Promise<ScreenModule>): Promise<ScreenModule>;
  /** Whether navigations wait for content, as on Node. */
  waitsForContent?: boolean;
}

type Visit = Parameters<RouteHandle['prefetch']>;

/** The route table. It renders nothing: the router opens the screen of the first match (`OpenScreen`). */
export function createRoutes(
  store: AppStore,
  { loadChunk, waitsForContent = false }: RouteOptions,
): RouteObject[] {
  /**
   * Starts the queries of a screen. A failure is ignored: if a query's code cannot be loaded, the screen's code cannot
   * either, and that failure is shown.
   */
  async function start(preload: Preload | undefined, [address, params]: Visit, isWhole = false) {
    try {
      return await preload?.(store.dispatch, address, params, isWhole, features);
    } catch {
      return undefined;
    }
  }

  function preloadOf(preload: Preload | undefined): RouteHandle['preload'] {
    return (...visit) => {
      const started = start(preload, visit, waitsForContent);
      return waitsForContent ? contentOf(started) : undefined;
    };
  }

  async function contentOf(started: Promise<string | void>): Promise<string | undefined> {
    const redirectTo = await started;
    await contentArrived(store);
    return redirectTo ?? undefined;
  }

  /** Loads code and content ahead of a navigation. Failures are ignored: the navigation loads again. */
  function prefetchOf({ load, preload }: Pick<ChildRoute, 'load' | 'preload'>): RouteHandle['prefetch'] {
    return (...visit) => {
      load?.().catch(() => undefined);
      void start(preload, visit);
    };
  }

  function screen(feature: Feature) {
    const { path, chunk, chunksOf, load, late, preload, routes } = feature;
    let loaded: ScreenModule | undefined;
    return {
      handle: {
        feature,
        load: (isRendered) =>
          loaded ?? loadChunk(() => loadScreen(feature, isRendered)).then((module) => (loaded = module)),
        preload: preloadOf((dispatch, ...rest) => {
          preloadShell(store);
          return preload?.(dispatch, ...rest);
        }),
        chunks: (address) => [chunk, ...(chunksOf?.(address) ?? [])],
        prefetch: prefetchOf({ load: () => Promise.all([load(), late?.load()]), preload }),
      } satisfies RouteHandle,
      ...(path === '/' ? { index: true as const } : { path, children: routes && childrenOf(path, routes) }),
      id: path,
    };
  }

  /** The screen stays mounted for its child routes, and reads the address. */
  function childrenOf(base: string, routes: readonly ChildRoute[] = []): RouteObject[] {
    return routes.length === 0
      ? []
      : [{ index: true, id: `${base}/` }, ...routes.map((route) => child(base, route))];
  }

  function child(base: string, { path, chunk, preload, load, routes }: ChildRoute): RouteObject {
    const id = `${base}/${path}`;
    return {
      id,
      path,
      handle: {
        preload: preloadOf(preload),
        chunks: () => (chunk === undefined ? [] : [chunk]),
        prefetch: prefetchOf({ load, preload }),
      } satisfies RouteHandle,
      children: childrenOf(id, routes),
    };
  }

  return [...features.map(screen), screen(notFound), { ...screen(notFound), path: '*', id: '*' }];
}

/** Loads a screen, and adds its slice to the store if it has one. */
async function loadScreen({ load, late }: Feature, isRendered: boolean): Promise<ScreenModule> {
  const [screen] = await Promise.all([load(), isRendered ? undefined : late?.load()]);
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
