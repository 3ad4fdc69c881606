import { loadStartLive } from '#features/live/index.ts';
import { loadConnectStudio } from '#features/drafts/index.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import { savesData } from '#lib/network/connection.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { hasContentFiles } from '#lib/rendering/contentFiles.ts';
import { startClock } from '#features/clock/index.ts';
import { scheduleServiceWorker } from '#features/offline/index.ts';
import { readTimeTravel } from './readTimeTravel.ts';
import { features } from './features.ts';
import type { OpenedSite } from './openSite.ts';
import { keepPicks } from '#features/picks/index.ts';
import { connectLinkPrefetching } from './router/prefetchLinks.ts';
import { connectSearch } from '#features/search/index.ts';
import { foldBars } from './shell/foldBars.ts';
import { followTime } from '#features/schedule/index.ts';
import { showLinkPreviews } from './shell/showLinkPreviews.ts';
import { showOverlays } from './shell/showOverlays.tsx';

/** How long after its load a page starts to listen to changes. Milliseconds. */
const HEAD_START = 3000;

/**
 * Starts what the page can do without at first.
 *
 * @param contentSource the store's content source
 * @param serviceWorker its path; empty if there is none
 */
export function startDeferred(
  { router, i18n, store, serverState, address, telemetry, urlStates }: OpenedSite['app'],
  environment: SiteEnvironment,
  contentSource: ContentSource,
  serviceWorker: string,
): void {
  readTimeTravel(store, router.state.location, urlStates);
  startClock(store);
  followTime(store);
  keepPicks(store, environment.eventId, (path) => void router.navigate(path));
  showOverlays(router, i18n.language);
  foldBars();
  showLinkPreviews(router, address, i18n.prefix);
  connectLinkPrefetching(router, i18n.prefix);
  connectSearch(store, router, telemetry);
  // The service worker stores what the page shows, and drafts must not be stored.
  if (serviceWorker && !contentSource.showsDrafts)
    scheduleServiceWorker(serviceWorker, store, serverState, features);
  if (environment.isLive && !savesData()) setTimeout(listen, HEAD_START);
  if (window.parent !== window) connectStudio();

  /** The page is in a frame, and only a Studio may show it in one. */
  function connectStudio() {
    loadConnectStudio().then(
      ({ connectStudio }) => connectStudio(store, router, contentSource),
      // On failure the frame shows what visitors see.
      () => undefined,
    );
  }

  function listen() {
    // In a Studio's frame the Studio reports changes, and files never change.
    if (contentSource.query || hasContentFiles()) return;
    loadStartLive().then(
      ({ startLive }) => startLive(store, router, contentSource),
      // The site works without live changes.
      () => undefined,
    );
  }
}
