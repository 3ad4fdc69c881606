import { type LoaderFunctionArgs, type Params, type RouteObject, redirect } from 'react-router-dom';
import { contentApi } from '../../api/content/contentApi';
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
import type { Address } from '../../lib/url/screenCodec';
import { RouteFailure } from '../shell/RouteFailure';
import { preloadShell } from '../shell/preloadShell';
import { type ScreenHandle, Shell } from '../shell/Shell';
import { SiteLoading } from '../shell/SiteLoading';
import type { AppStore } from '../store/makeStore';
import type { ScreenModule } from './lateScreen';

/** What a manifest tells of a screen that lives in a chunk of its own. */
interface Screen {
  /** The name of that chunk. */
  chunk: string;
  /** The names of the chunks of its parts that have their own, by the address that shows them. */
  parts?(address: Address): readonly string[];
  load(): Promise<ScreenModule>;
  preload?: Preload;
  header?: ScreenHandle['header'];
}

interface Dialog {
  chunk: string;
  load(): Promise<unknown>;
  preload: Preload;
}

/**
 * Starts the queries of a screen, or of its dialog.
 *
 * @param params the named segments of the path.
 * @param isWhole whether all that the address shows is wanted, and not only what comes first.
 * @returns an address if, by what the queries brought, this one leads elsewhere.
 */
type Preload = (
  dispatch: AppStore['dispatch'],
  address: URL,
  params: Params,
  isWhole: boolean,
) => void | Promise<string | void>;

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
  function warmerOf(load: () => Promise<unknown>, preload?: Preload): ScreenHandle['warm'] {
    return (address, params) => {
      load().catch(() => undefined);
      Promise.resolve(preload?.(store.dispatch, address, params, false)).catch(() => undefined);
    };
  }

  function screen({ chunk, parts, load, preload, header = 'logo' }: Screen) {
    return {
      id: chunk,
      handle: {
        header,
        chunks: (address) => [chunk, ...(parts?.(address) ?? [])],
        warm: warmerOf(load, preload),
      } satisfies ScreenHandle,
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
    };
  }

  /** A dialog's route renders nothing: its screen stays mounted beneath and reads the address. */
  function over(path: string, { chunk, load, preload }: Dialog) {
    return {
      id: chunk,
      path,
      element: null,
      handle: { chunks: () => [chunk], warm: warmerOf(load, preload) } satisfies ScreenHandle,
      loader: loaderOf(preload),
      shouldRevalidate: () => false,
    };
  }

  /** A list, and its dialogs. */
  function list(manifest: Screen & { path: string; dialog: Dialog }) {
    return {
      path: manifest.path,
      ...screen(manifest),
      children: [
        { index: true, element: null },
        { path: 'category/:filterKey', element: null },
        over(':slug', manifest.dialog),
      ],
    };
  }

  return [
    {
      id: 'shell',
      element: <Shell />,
      children: [
        { index: true, ...screen(home) },
        { path: feed.path, ...screen(feed) },
        { path: hotel.path, ...screen(hotel) },
        { path: map.path, ...screen(map) },
        list(marketplace),
        list(lineup),
        {
          path: schedule.path,
          ...screen(schedule),
          children: [
            { index: true, element: null },
            {
              ...over(':slug', schedule.dialog),
              children: [{ ...over('lineup/:performerSlug', lineup.dialog), id: 'performer-over-event' }],
            },
          ],
        },
        { path: faq.path, ...screen(faq) },
        { path: exhibitorGuide.path, ...screen(exhibitorGuide) },
        { path: vendorApplication.path, ...screen(vendorApplication) },
        { path: notFound.path, ...screen(notFound) },
        // One segment that no screen has taken; the router ranks it below them.
        { path: staticPage.path, ...screen(staticPage) },
        { path: '*', ...screen(notFound), id: 'unknown' },
      ],
    },
  ];
}

/** Waits until no content is being read; one answer may lead to another question. */
async function contentArrived({ dispatch }: AppStore): Promise<void> {
  for (;;) {
    const running = dispatch(contentApi.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.all(running);
  }
}
