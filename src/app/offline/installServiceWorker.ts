import { contentSourceOf } from '#api/content/contentSource.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { savesData } from '#lib/network/connection.ts';
import { preloadShell } from '../shell/preloadShell.ts';
import { makeStore } from '../store.ts';
import { idle } from '../waiting.ts';
import { offerNewVersions } from './offerNewVersions.ts';

/**
 * Registers the service worker when the page has nothing better to do, hands it what the page is made of, and offers
 * new versions. Where the visitor saves data nothing happens.
 *
 * @throws what the browser says where there can be no service worker.
 */
export async function installServiceWorker(path: string, environment: SiteEnvironment): Promise<void> {
  if (savesData()) return;
  await idle();
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  offerNewVersions(await serviceWorker.register(path));
  const worker = await controllerOf(serviceWorker);
  if (!wasControlled) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedAlready() } });
  await askForTimetable(environment);
}

/** The worker that this page asks through; a page that was reloaded by force has none, and this never ends. */
function controllerOf(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const check = () => serviceWorker.controller && resolve(serviceWorker.controller);
    serviceWorker.addEventListener('controllerchange', check);
    check();
  });
}

/** What the page had loaded before there was a worker, itself included, in the form that Workbox's router takes. */
function loadedAlready(): (string | [string, RequestInit])[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [[window.location.href, { headers: { accept: 'text/html' } }], ...files];
}

/** What every screen asks for, and the timetable with its dialogs: in a store of its own, so that nothing on screen changes. */
async function askForTimetable(environment: SiteEnvironment): Promise<void> {
  const contentSource = contentSourceOf(environment, window.location.origin);
  const { dispatch } = makeStore(undefined, { contentSource });
  preloadShell(dispatch);
  // Should it fail, the next page tries again.
  const { scheduleApi } = await import(/* webpackChunkName: "schedule-queries" */ '#api/content/schedule.ts');
  dispatch(scheduleApi.util.prefetch('getSchedule', undefined, {}));
  dispatch(scheduleApi.util.prefetch('getWholeEvents', undefined, {}));
}
