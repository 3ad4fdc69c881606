import type { AppStore, RootState } from '../store.ts';

/** How long the first page, which has no service worker yet, is left alone once it is loaded. Milliseconds. */
const HEAD_START = 3000;

/** Has the site stored for times without a network, once the page is loaded. */
export function scheduleServiceWorker(worker: string, store: AppStore, serverState: RootState): void {
  // Missing in old browsers, and on sites that are served without encryption.
  if (!('serviceWorker' in navigator)) return;
  setTimeout(install, navigator.serviceWorker.controller ? 0 : HEAD_START);

  function install() {
    import(/* webpackChunkName: "offline" */ './installServiceWorker.ts')
      .then(({ installServiceWorker }) => installServiceWorker(worker, store, serverState))
      // Then the site is as it is without a service worker.
      .catch(() => undefined);
  }
}
