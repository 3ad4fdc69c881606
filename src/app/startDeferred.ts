import { contentSourceOf } from '#api/content/contentSource.ts';
import { savesData } from '#lib/network/connection.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { startClock } from './clock/startClock.ts';
import { scheduleServiceWorker } from './offline/scheduleServiceWorker.ts';
import type { OpenedSite } from './openSite.ts';
import { keepPicks } from './picks/keepPicks.ts';
import { connectLinkPrefetching } from './router/prefetchLinks.ts';
import { connectSearch } from './search/connectSearch.ts';
import { showOverlays } from './shell/showOverlays.tsx';

/** How long a page is left alone once it is loaded, before it listens to changes. Milliseconds. */
const HEAD_START = 3000;

/**
 * Starts what is not needed to use the page.
 *
 * @param serviceWorker its path; empty where there is none
 */
export function startDeferred(
  { router, store, serverState, telemetry, urlStates }: OpenedSite['app'],
  environment: SiteEnvironment,
  serviceWorker: string,
): void {
  startClock(store, router, urlStates);
  keepPicks(store, environment.eventId, (path) => void router.navigate(path));
  showOverlays();
  connectLinkPrefetching(router);
  connectSearch(store, router, telemetry);
  if (serviceWorker) scheduleServiceWorker(serviceWorker, store, serverState);
  if (environment.isLive && !savesData()) setTimeout(listen, HEAD_START);

  function listen() {
    import(/* webpackChunkName: "live" */ './live/startLive.ts').then(
      ({ startLive }) => startLive(store, router, contentSourceOf(environment, window.location.origin)),
      // The site works without.
      () => undefined,
    );
  }
}
