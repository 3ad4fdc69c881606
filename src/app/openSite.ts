import { loadKeepPicks } from '#features/picks/index.ts';
import { type DataRouter, type RouteObject, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { contentSourceOf } from '#content/client/contentSource.ts';
import { preloadClient } from '#content/client/contentApi.ts';
import type { UrlState } from '#features/feature.ts';
import { notFound, type NotFoundState } from '#features/not-found/index.ts';
import { learnOffsets } from '#lib/dates/pageOffsets.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { contentLanguages, languagesIn, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { pageAddress, withoutFinalSlash } from '#lib/rendering/pageAddress.ts';
import type { PageData } from '#lib/rendering/renderedPage.ts';
import type { Address } from '#lib/url/screenCodec.ts';
import { pageParams, urlStates } from './url-sync/urlStates.ts';
import { keepLanguage } from './router/keepLanguage.ts';
import { loadOrReload, retryingScreen } from './router/screenRecovery.tsx';
import { createRoutes } from './router/routes.tsx';
import { connectScrollRestoration, nameHistoryEntry } from './router/scrollRestoration.ts';
import { withoutLanguage } from './router/withoutLanguage.ts';
import { connectUrlSync } from './url-sync/urlSync.ts';
import { makeStore } from './store.ts';
import { createTelemetry } from './telemetry/createTelemetry.ts';
import { connectGlobalHandlers } from './telemetry/globalHandlers.ts';

/**
 * Creates the store and the router of a browser's page and connects them.
 *
 * @param page the data of a page that was rendered on Node.
 * @returns the props of `App`, and whether the HTML belongs to the address and can be hydrated.
 */
export async function openSite(environment: SiteEnvironment, page: PageData | undefined) {
  // A page without content needs the client at once: it downloads at the same time as the screen's code.
  if (!page) preloadClient();
  learnOffsets(page?.offsets);

  const telemetry = createTelemetry(environment);
  connectGlobalHandlers(telemetry);
  const { origin } = window.location;
  dropFinalSlash();
  const i18n = pageI18n();
  const { prefix } = i18n;
  const languages = contentLanguages(i18n.language, languagesIn(document));
  const contentSource = { ...contentSourceOf(environment, origin), languages };
  const store = makeStore(page?.state, { contentSource, submissionSource: environment, i18n: pageI18n });
  const states = new Set(urlStates);
  if (/[?&](at=|preview)/.test(window.location.search)) {
    // If this fails, the page shows what visitors see now.
    const preview = await import(/* webpackChunkName: "preview" */ './openPreview.ts').catch(() => undefined);
    await preview?.openPreview(store, contentSource, states);
  }
  const serverState = store.getState();
  if (page?.address === withPrefix(notFound.path, prefix)) enterNotFound(page.address);
  nameHistoryEntry();
  keepLanguage(prefix);

  // The first screen is loaded before the router exists.
  let router: DataRouter | undefined = undefined;
  const routes = createRoutes(store, {
    prefix,
    loadChunk: (load) =>
      loadOrReload(load, targetHref).catch((error: unknown) => {
        if (!router) throw error;
        return retryingScreen(load);
      }),
  });
  const isRendered = page?.address === pageAddress(window.location, pageParams);
  // A screen without its code cannot be hydrated. The router then loads it again and shows the failure.
  const hydrationData = isRendered ? await loadScreen(routes, prefix).catch(() => undefined) : undefined;
  router = createBrowserRouter(routes, { basename: prefix, hydrationData });
  const siteRouter = withoutLanguage(router, prefix);
  connectUrlSync(store, siteRouter, states);
  connectScrollRestoration(router);
  const { picks } = store.getState();
  if (urlStates.some((state) => showsPicks(state, siteRouter.state.location))) keep();
  // Otherwise picks are stored when the deferred code arrives, but a visitor may pick something and leave before that.
  else {
    const stop = store.subscribe(() => {
      if (store.getState().picks === picks) return;
      stop();
      keep();
    });
  }
  return {
    app: {
      store,
      serverState,
      router,
      siteRouter,
      telemetry,
      i18n,
      origin: environment.siteUrl ?? origin,
      urlStates: states,
      /** The address of the page that Node has rendered, if any. */
      address: page?.address,
    },
    contentSource,
    isRendered: hydrationData !== undefined,
  };

  function keep() {
    loadKeepPicks().then(
      ({ keepPicks }) => keepPicks(store, environment.eventId, (path) => void router?.navigate(path)),
      () => undefined,
    );
  }

  /** The full address that the router navigates to, or the present one. */
  function targetHref(): string {
    if (!router) return window.location.href;
    const { state, createHref } = router;
    return new URL(createHref(state.navigation.location ?? state.location), origin).href;
  }
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;

function showsPicks({ codec, showsPicks }: UrlState<unknown>, address: Address): boolean | undefined {
  const state = codec.read(address);
  return state !== undefined && showsPicks?.(state);
}

/** Many static hosts add a slash to every address; the site's own addresses end without one. */
function dropFinalSlash() {
  const { origin, pathname, search, hash } = window.location;
  const path = withoutFinalSlash(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', origin + path + search + hash);
}

/** The server has sent the not-found page, for which the router has an address of its own. */
function enterNotFound(path: string) {
  const state: NotFoundState = { attempted: window.location.pathname };
  window.history.replaceState({ usr: state }, '', path);
}

/**
 * Loads the code of the address's screen into its routes, so that the first render has it.
 *
 * @returns the router's hydration data: all loaders have run, on Node.
 */
async function loadScreen(routes: RouteObject[], prefix: string) {
  const matches = matchRoutes(routes, window.location, prefix) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null] as const)) };
}
