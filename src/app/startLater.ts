import type { DataRouter } from 'react-router-dom';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';
import { keepLater } from './offline/keepLater';
import { connectWarming } from './routing/warmLinks';

/**
 * Starts what no visitor waits for.
 *
 * @param serviceWorker its path; empty where there is none
 */
export function startLater(router: DataRouter, serviceWorker: string, environment: SiteEnvironment): void {
  connectWarming(router);
  if (serviceWorker) keepLater(serviceWorker, environment);
}
