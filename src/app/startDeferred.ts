import { scheduleServiceWorker } from './offline/scheduleServiceWorker.ts';
import type { OpenedSite } from './openSite.ts';
import { connectLinkPrefetching } from './router/prefetchLinks.ts';

/**
 * Starts what is not needed to use the page.
 *
 * @param serviceWorker its path; empty where there is none
 */
export function startDeferred(
  { router, store, serverState }: OpenedSite['app'],
  serviceWorker: string,
): void {
  connectLinkPrefetching(router);
  if (serviceWorker) scheduleServiceWorker(serviceWorker, store, serverState);
}
