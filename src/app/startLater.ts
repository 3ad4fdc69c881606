import type { DataRouter } from 'react-router-dom';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { scheduleServiceWorker } from './offline/scheduleServiceWorker.ts';
import { connectLinkPrefetching } from './router/prefetchLinks.ts';

/**
 * Starts what no visitor waits for.
 *
 * @param serviceWorker its path; empty where there is none
 */
export function startLater(router: DataRouter, serviceWorker: string, environment: SiteEnvironment): void {
  connectLinkPrefetching(router);
  if (serviceWorker) scheduleServiceWorker(serviceWorker, environment);
}
