import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { marketplace } from '../../features/marketplace';
import { notFound } from '../../features/not-found';
import { RouteFailure } from '../shell/RouteFailure';
import { Shell } from '../shell/Shell';
import { SiteLoading } from '../shell/SiteLoading';
import type { AppStore } from '../store/makeStore';
import { loadOrReload } from './loadOrReload';

/** What a manifest tells of a screen that lives in a chunk of its own. */
interface Screen {
  load(): Promise<{ Component: () => React.ReactNode }>;
  preload?(dispatch: AppStore['dispatch'], address: URL): void;
}

/** The route table. Each screen's code and queries start together; neither waits for the other. */
export function createRoutes(store: AppStore): RouteObject[] {
  function screen({ load, preload }: Screen) {
    return {
      lazy: () => loadOrReload(load),
      loader({ request }: LoaderFunctionArgs) {
        preload?.(store.dispatch, new URL(request.url));
        return null;
      },
      // Filters rewrite the address while the screen is open; its own hooks then fetch what is new.
      shouldRevalidate: () => false,
      hydrateFallbackElement: <SiteLoading />,
    };
  }

  return [
    {
      element: <Shell />,
      errorElement: <RouteFailure />,
      children: [
        // The marketplace is the first screen of the site; the home screen will take this place.
        { index: true, loader: () => redirect(marketplace.path) },
        {
          path: marketplace.path,
          ...screen(marketplace),
          // One screen for all of them: the list stays mounted beneath a dialog.
          children: [
            { index: true, element: null },
            { path: 'category/:filterKey', element: null },
            { path: ':slug', element: null },
          ],
        },
        { path: '*', ...screen(notFound) },
      ],
    },
  ];
}
