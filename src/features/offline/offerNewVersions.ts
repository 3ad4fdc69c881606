import { toast } from '#ui/toast/toast.ts';

/** How often a page that stays open looks for a new version. Milliseconds. */
const CHECK_INTERVAL = 60 * 60_000;

/** Tells the visitor when a new version of the site waits; it is activated on request only. */
export function offerNewVersions(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration);
  // The browser may have found it before this code ran.
  watch();
  registration.addEventListener('updatefound', watch);
  checkNowAndThen(registration);

  function watch() {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version has nothing to replace.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(registration);
    });
  }
}

function offer(registration: ServiceWorkerRegistration): void {
  toast({
    title: 'A new version is ready',
    description: 'Reload the page to use it.',
    action: { label: 'Reload', act: () => reloadWith(registration.waiting) },
  });
}

/** Reloads only the tab in which the visitor asked for it. */
function reloadWith(worker: ServiceWorker | null): void {
  // Another tab has activated it already.
  if (!worker) return window.location.reload();
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Browsers look for a new version at page loads only; a festival's page may stay open for days. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
