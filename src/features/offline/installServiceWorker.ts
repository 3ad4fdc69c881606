import { refetchRendered } from '#content/client/refetchRendered.ts';
import { savesData } from '#lib/network/connection.ts';
import type { Feature } from '#features/feature.ts';
import type { AppStore, RootState } from '#content/store.ts';
import { idle } from '#lib/rendering/pageIdle.ts';
import { readMessagesTag } from '#lib/i18n/chunkMessages.ts';
import { cachedChunks } from './cachedChunks.ts';
import { offerNewVersions } from './offerNewVersions.ts';

/**
 * Registers the service worker when the page is idle, tells it which files and content the page consists of and
 * which texts its stored scripts have in the page's language, and offers new versions. Does nothing if the visitor saves data.
 *
 * @param serverState the state that the page was rendered with.
 * @param features all screens: some request content for offline use.
 * @throws the browser's error if it refuses a service worker.
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
  const urlsToCache = [...(wasControlled ? [] : loadedAlready()), ...(await textsOfCachedChunks())];
  if (urlsToCache.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  refetchRendered(dispatch, serverState.content.queries);
  // The next page tries again what fails here.
  for (const { preloadOffline } of features) await preloadOffline?.(dispatch);
}

/** The worker that controls this page. Never resolves on a page after a forced reload, which has no worker. */
function controllerOf(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const check = () => serviceWorker.controller && resolve(serviceWorker.controller);
    serviceWorker.addEventListener('controllerchange', check);
    check();
  });
}

/** What the page has loaded before it had a worker, including itself, in the format of Workbox's router. */
function loadedAlready(): (string | [string, RequestInit])[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [[window.location.href, { headers: { accept: 'text/html' } }], ...files];
}

/** The texts in the page's language of the scripts that the worker has stored. */
async function textsOfCachedChunks(): Promise<string[]> {
  const [, folder = '', ...names] = readMessagesTag(document);
  const chunks = await cachedChunks();
  return names.filter((name) => chunks.has(name)).map((name) => `${folder}${name}.json`);
}
