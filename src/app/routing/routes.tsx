import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { feed } from '../../features/feed';
import { exhibitorGuide } from '../../features/exhibitor-guide';
import { faq } from '../../features/faq';
import { home } from '../../features/home';
import { lineup } from '../../features/lineup';
import { hotel } from '../../features/hotel';
import { map } from '../../features/map';
import { marketplace } from '../../features/marketplace';
import { notFound } from '../../features/not-found';
import { schedule } from '../../features/schedule';
import { staticPage } from '../../features/static-page';
import { vendorApplication } from '../../features/vendor-application';
import { RouteFailure } from '../shell/RouteFailure';
import { type ScreenHandle, Shell } from '../shell/Shell';
import { SiteLoading } from '../shell/SiteLoading';
import type { AppStore } from '../store/makeStore';
import { loadOrReload } from './loadOrReload';

/** What a manifest tells of a screen that lives in a chunk of its own. */
interface Screen {
  load(): Promise<{ Component: () => React.ReactNode }>;
  preload?(dispatch: AppStore['dispatch'], address: URL): void | Promise<void>;
  header?: ScreenHandle['header'];
}

/** One screen for all of them: the list stays mounted beneath a dialog. */
const LIST_PATHS: RouteObject[] = [
  { index: true, element: null },
  { path: 'category/:filterKey', element: null },
  { path: ':slug', element: null },
];

/**
 * The route table. Each screen's code and queries start together; neither waits for the other.
 *
 * @param targetHref the address that the visitor is on the way to.
 */
export function createRoutes(store: AppStore, targetHref: () => string): RouteObject[] {
  function screen({ load, preload, header = 'logo' }: Screen) {
    return {
      handle: { header } satisfies ScreenHandle,
      lazy: () => loadOrReload(load, targetHref),
      loader({ request }: LoaderFunctionArgs) {
        // Where even the query's code cannot be loaded, neither can the screen's, whose turn it is to tell.
        void Promise.resolve(preload?.(store.dispatch, new URL(request.url))).catch(() => undefined);
        return null;
      },
      // Filters rewrite the address while the screen is open; its own hooks then fetch what is new.
      shouldRevalidate: () => false,
      hydrateFallbackElement: <SiteLoading />,
      // The frame around a broken screen stays; a broken frame is left to the router's own error page.
      errorElement: <RouteFailure />,
    };
  }

  return [
    {
      element: <Shell />,
      children: [
        { index: true, ...screen(home) },
        { path: feed.path, ...screen(feed) },
        { path: hotel.path, ...screen(hotel) },
        { path: map.path, ...screen(map) },
        { path: marketplace.path, ...screen(marketplace), children: LIST_PATHS },
        { path: lineup.path, ...screen(lineup), children: LIST_PATHS },
        {
          path: schedule.path,
          ...screen(schedule),
          children: [
            { index: true, element: null },
            { path: ':slug', element: null },
            { path: ':slug/lineup/:performerSlug', element: null },
          ],
        },
        { path: faq.path, ...screen(faq) },
        { path: exhibitorGuide.path, ...screen(exhibitorGuide) },
        { path: vendorApplication.path, ...screen(vendorApplication) },
        { path: notFound.path, ...screen(notFound) },
        // One segment that no screen has taken; the router ranks it below them.
        { path: staticPage.path, ...screen(staticPage) },
        { path: '*', ...screen(notFound) },
      ],
    },
  ];
}
