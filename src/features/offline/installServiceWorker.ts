import { refetchRendered } from '#content/client/refetchRendered.ts';
import { savesData } from '#lib/network/connection.ts';
import type { Feature } from '#features/feature.ts';
import type { AppStore, RootState } from '#content/store.ts';
import { idle } from '#lib/rendering/pageIdle.ts';
import { offerNewVersions } from './offerNewVersions.ts';

/**
 * Registers the service worker when the page is idle, gives it the files and the content that the page is made of, and
 * offers new versions. Does nothing where the visitor saves data.
 *
 * @param serverState the state with which the page was rendered.
 * @param features all screens, which may want something stored.
 * @throws the browser's error where it refuses a service worker.
 */
export async function installServiceWorker(
  path: string,
  { dispatch }: AppStore,
  serverState: RootState,
  features: readonly Feature[],
): Promise<void> {
  if (savesData()) return;
  await idle();
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  offerNewVersions(await serviceWorker.register(path));
  const worker = await controllerOf(serviceWorker);
  if (!wasControlled) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedAlready() } });
  refetchRendered(dispatch, serverState.content.queries);
  // What fails is tried again on the next page.
  for (const { preloadOffline } of features) await preloadOffline?.(dispatch);
}

/** The worker that controls this page. Never resolves on a page that was reloaded by force, which has none. */
function controllerOf(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const check = () => serviceWorker.controller && resolve(serviceWorker.controller);
    serviceWorker.addEventListener('controllerchange', check);
    check();
  });
}

/** What the page loaded before it had a worker, itself included, in the form that Workbox's router takes. */
function loadedAlready(): (string | [string, RequestInit])[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [[window.location.href, { headers: { accept: 'text/html' } }], ...files];
}
