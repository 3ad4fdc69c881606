import { pageI18n } from '#lib/i18n/i18n.ts';
import { toast } from '#ui/toast/toast.ts';
import { MESSAGES } from './messages/index.ts';

/** How often an open page checks for a new version. Milliseconds. */
const CHECK_INTERVAL = 60 * 60_000;
/** A worker that is busy, such as with pictures on a slow network, delays the next one for up to five minutes. Milliseconds. */
const PATIENCE = 5000;

/** Offers a new version of the site when it is ready. It is activated only when the visitor asks for it. */
export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration);
  // The browser may have found a new version before this code ran.
  watch();
  registration.addEventListener('updatefound', watch);
  checkNowAndThen(registration);

  function watch() {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version replaces nothing.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(registration);
    });
  }
}

function offer(registration: ServiceWorkerRegistration): void {
  const { t } = pageI18n();
  toast({
    title: t(MESSAGES.newVersion),
    description: t(MESSAGES.newVersionDetail),
    action: { label: t(MESSAGES.reload), act: () => reloadWith(registration.waiting) },
  });
}

/**
 * Activates a new version, and reloads only the tab in which the visitor asked for it. If the old worker does not make way
 * soon, the page is reloaded with it: it fetches the new page all the same.
 *
 * @param worker null if another tab has already activated it.
 * @param reload default: the browser's.
 */
export function reloadWith(worker: ServiceWorker | null, reload = () => window.location.reload()): void {
  if (!worker) return reload();
  const { serviceWorker } = navigator;
  const reloadOnce = () => {
    clearTimeout(timer);
    serviceWorker.removeEventListener('controllerchange', reloadOnce);
    reload();
  };
  const timer = setTimeout(reloadOnce, PATIENCE);
  serviceWorker.addEventListener('controllerchange', reloadOnce);
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Browsers check for a new version only when a page is loaded, and this page may stay open for days. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
