import type { DataRouter } from 'react-router-dom';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';
import { scheduleServiceWorker } from './offline/scheduleServiceWorker';
import { connectLinkPrefetching } from './router/prefetchLinks';

/**
 * Starts what no visitor waits for.
 *
 * @param serviceWorker its path; empty where there is none
 */
export function startLater(router: DataRouter, serviceWorker: string, environment: SiteEnvironment): void {
  connectLinkPrefetching(router);
  if (serviceWorker) scheduleServiceWorker(serviceWorker, environment);
}
