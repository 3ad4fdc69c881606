import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { contentApi } from '#api/content/contentApi.ts';
import type { ChildRoute, Feature, Preload, ScreenModule } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';
import { features } from '../features.ts';
import { RouteFailure } from '../shell/RouteFailure.tsx';
import { preloadShell } from '../shell/preloadShell.ts';
import { Shell } from '../shell/Shell.tsx';
import { SiteLoading } from '../shell/SiteLoading.tsx';
import type { AppStore } from '../store.ts';
import type { RouteHandle } from './routeHandle.ts';

interface RouteOptions {
  /** Loads a screen's chunk, and decides what happens if it cannot. */
  loadChunk(load: () => Promise<ScreenModule>): Promise<ScreenModule>;
  /** On Node a screen is there when its content is. */
  waitsForContent?: boolean;
}

/** The route table. Each screen's code and queries start together; neither waits for the other. */
export function createRoutes(
  store: AppStore,
  { loadChunk, waitsForContent = false }: RouteOptions,
): RouteObject[] {
  function loaderOf(preload: Preload) {
    return async ({ request, params }: LoaderFunctionArgs) => {
      // Where even the query's code cannot be loaded, neither can the screen's, whose turn it is to tell.
      const started = Promise.resolve(
        preload(store.dispatch, new URL(request.url), params, waitsForContent),
      ).catch(() => undefined);
      if (!waitsForContent) return null;
      const elsewhere = await started;
      await contentArrived(store);
      return elsewhere === undefined ? null : redirect(elsewhere);
    };
  }

  /** Loads code and content for a visitor who may be about to come. What fails will be tried again when one does. */
  function prefetchOf({ load, preload }: Pick<ChildRoute, 'load' | 'preload'>): RouteHandle['prefetch'] {
    return (address, params) => {
      load?.().catch(() => undefined);
      Promise.resolve(preload?.(store.dispatch, address, params, false)).catch(() => undefined);
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
      lazy: () => loadChunk(load),
      loader: loaderOf((dispatch, ...rest) => {
        // Here and not on the shell's own route, which would then have to wait for it.
        preloadShell(dispatch);
        return preload?.(dispatch, ...rest);
      }),
      // Filters rewrite the address while the screen is open; its own hooks then fetch what is new.
      shouldRevalidate: () => false,
      hydrateFallbackElement: <SiteLoading />,
      // The frame around a broken screen stays; a broken frame is left to the router's own error page.
      errorElement: <RouteFailure />,
      ...(path === '/' ? { index: true as const } : { path, children: routes && childrenOf(path, routes) }),
      id: path,
    };
  }

  /** The router renders nothing for them: the screen stays mounted and reads the address. */
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

/** Waits until no content is being read; one answer may lead to another query. */
async function contentArrived({ dispatch }: AppStore): Promise<void> {
  for (;;) {
    const running = dispatch(contentApi.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.all(running);
  }
}
