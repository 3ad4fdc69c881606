import type { installServiceWorker } from './installServiceWorker.ts';

/** How long after its load the first page installs the worker, so that both do not compete. Milliseconds. */
const HEAD_START = 3000;

/** Installs the service worker some time after the page has loaded. */
export function scheduleServiceWorker(...site: Parameters<typeof installServiceWorker>): void {
  // Missing in old browsers, and on sites without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  setTimeout(install, navigator.serviceWorker.controller ? 0 : HEAD_START);

  function install() {
    import(/* webpackChunkName: "offline" */ './installServiceWorker.ts')
      .then(({ installServiceWorker }) => installServiceWorker(...site))
      // The site works without a service worker.
      .catch(() => undefined);
  }
}
