import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** How long the page has for itself once it is there. Milliseconds. */
const HEAD_START = 3000;

/** Has the site kept for times without a network, when the page has long been loaded. */
export function scheduleServiceWorker(worker: string, environment: SiteEnvironment): void {
  // Missing in old browsers, and on sites that are served without encryption.
  if (!('serviceWorker' in navigator)) return;
  setTimeout(keep, HEAD_START);

  function keep() {
    import(/* webpackChunkName: "offline" */ './installServiceWorker.ts')
      .then(({ installServiceWorker }) => installServiceWorker(worker, environment))
      // Then the site is as it is without a service worker.
      .catch(() => undefined);
  }
}
