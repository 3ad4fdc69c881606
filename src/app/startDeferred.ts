import { loadStartLive } from '#features/live/index.ts';
import { loadConnectStudio } from '#features/drafts/index.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import { savesData } from '#lib/network/connection.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { hasContentFiles } from '#lib/rendering/contentFiles.ts';
import { startClock } from '#features/clock/index.ts';
import { scheduleServiceWorker } from '#features/offline/index.ts';
import { readPreview } from './readPreview.ts';
import { features } from './features.ts';
import type { OpenedSite } from './openSite.ts';
import { keepPicks } from '#features/picks/index.ts';
import { openFeature } from './router/routeHandle.ts';
import { connectLinkPrefetching } from './router/prefetchLinks.ts';
import { connectSearch } from '#features/search/index.ts';
import { showLinkPreviews } from './shell/showLinkPreviews.ts';
import { showOverlays } from './shell/showOverlays.tsx';

/** How long a page is left alone once it is loaded, before it listens to changes. Milliseconds. */
const HEAD_START = 3000;

/**
 * Starts what is not needed to use the page.
 *
 * @param contentSource that of the store
 * @param serviceWorker its path; empty where there is none
 */
export function startDeferred(
  { router, store, serverState, address, telemetry, urlStates }: OpenedSite['app'],
  environment: SiteEnvironment,
  contentSource: ContentSource,
  serviceWorker: string,
): void {
  readPreview(store, router.state.location, urlStates);
  startClock(store);
  keepPicks(store, environment.eventId, (path) => void router.navigate(path));
  showOverlays();
  showLinkPreviews(router, address);
  connectLinkPrefetching(router);
  connectSearch(store, router, telemetry);
  // It stores what the page shows.
  if (serviceWorker && !contentSource.showsDrafts)
    scheduleServiceWorker(serviceWorker, store, serverState, features);
  if (environment.isLive && !savesData()) setTimeout(listen, HEAD_START);
  if (window.parent !== window) connectStudio();

  /** The page is in a frame: nothing but a Studio may show it in one. */
  function connectStudio() {
    loadConnectStudio().then(
      ({ connectStudio }) => connectStudio(store, router, contentSource),
      // The frame shows what visitors see.
      () => undefined,
    );
  }

  function listen() {
    // The Studio tells of changes itself, and files do not.
    if (contentSource.query || hasContentFiles()) return;
    loadStartLive().then(
      ({ startLive }) => startLive(store, router, contentSource, () => openFeature(router.state)),
      // The site works without.
      () => undefined,
    );
  }
}
