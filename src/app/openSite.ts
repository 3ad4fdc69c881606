import { loadKeepPicks } from '#features/picks/index.ts';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
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
import { loadOrReload } from './router/loadOrReload.ts';
import { createRouter } from './router/createRouter.ts';
import { createRoutes } from './router/routes.ts';
import { connectScrollRestoration, nameHistoryEntry } from './router/scrollRestoration.ts';
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

  const routes = createRoutes(store, { loadChunk: (load) => loadOrReload(load, targetHref) });
  const router = createRouter(createBrowserHistory(), routes, prefix);
  const isOfAddress = page?.address === pageAddress(window.location, pageParams);
  const isRendered = isOfAddress && (await router.hydrate());
  if (!isRendered) void router.start();
  connectUrlSync(store, router, states);
  connectScrollRestoration(router);
  const { picks } = store.getState();
  if (urlStates.some((state) => showsPicks(state, router.state.location))) keep();
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
      telemetry,
      i18n,
      origin: environment.siteUrl ?? origin,
      urlStates: states,
      /** The address of the page that Node has rendered, if any. */
      address: page?.address,
    },
    contentSource,
    isRendered,
  };

  function keep() {
    loadKeepPicks().then(
      ({ keepPicks }) => keepPicks(store, environment.eventId, (path) => void router.navigate(path)),
      () => undefined,
    );
  }

  /** The full address that the router navigates to, or the present one. */
  function targetHref(): string {
    const { state, createHref } = router;
    return new URL(createHref(state.pending ?? state.location), origin).href;
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
