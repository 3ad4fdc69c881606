import { pageI18n } from '#lib/i18n/i18n.ts';
import { toast } from '#ui/toast/toast.ts';
import { MESSAGES } from './messages/index.ts';

/** How often an open page checks for a new version. Milliseconds. */
const CHECK_INTERVAL = 60 * 60_000;

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

/** Reloads only the tab in which the visitor asked for the new version. */
function reloadWith(worker: ServiceWorker | null): void {
  // Another tab has already activated it.
  if (!worker) return window.location.reload();
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
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
