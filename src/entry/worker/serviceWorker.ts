import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { filesToRenew } from '#lib/offline/filesToRenew.ts';
import { type RequestKind, requestKind } from '#lib/offline/requestKind.ts';
import { NETWORK_TIMEOUT } from '#lib/offline/networkTimeout.ts';
import { assetHosts, contentOrigins } from '#lib/security/securityHeaders.ts';
import { NetworkFirstPages } from '#worker/NetworkFirstPages.ts';
import { cacheOnly } from '#worker/cacheOnly.ts';

/** The service worker. Its design is explained in docs/decisions/0017-service-worker.md. */
declare const self: ServiceWorkerGlobalScope;
/** The scripts, styles and translated texts of this version. `shell` is stored for every visitor. */
declare const SITE_FILES: { shell: PrecacheEntry[]; others: string[] };
/** The query parameters that screens read. */
declare const PAGE_PARAMS: string[];
declare const SITE_ENVIRONMENT: SiteEnvironment;

const DAY = 24 * 60 * 60;
/** How many of the last visited pages a new version fetches again, so that they also open offline. */
const RENEWED_PAGES = 10;
const { shell: shellFiles, others } = SITE_FILES;
const foreignOrigins = contentOrigins(SITE_ENVIRONMENT);
const pictureHosts = assetHosts(SITE_ENVIRONMENT);

const shell = new PrecacheController({ plugins: [cacheOnly(/javascript|css|font|svg|html/)] });
shell.addToCacheList(shellFiles);

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [cacheOnly(/javascript|css|font|json/), atMost(200, 30)],
});
const pages = new NetworkFirstPages({
  cacheName: 'pages',
  params: new Set(PAGE_PARAMS),
  plugins: [atMost(50, 30)],
  shell: () => shell.matchPrecache('/index.html'),
  cacheFile,
});
const content = new NetworkFirst({
  cacheName: 'content',
  networkTimeoutSeconds: NETWORK_TIMEOUT / 1000,
  plugins: [cacheOnly(/json/), atMost(100, 7)],
});
const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  // The Accept header decides the picture's format; any stored format can be shown.
  matchOptions: { ignoreVary: true },
  plugins: [cacheOnly(/^image\//), atMost(200, 30)],
});

registerRoute((options) => isKind(options, 'page') && isForPage(options.request), pages);
registerRoute((options) => isKind(options, 'file') || isOfShell(options), respondWithFile);
registerRoute(
  (options) => isKind(options, 'content') && !options.request.headers.has('authorization'),
  content,
);
registerRoute((options) => isKind(options, 'picture'), respondWithPicture);

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event).then(() => renew(event)));
});
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

function atMost(entries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });
}

function isKind({ url }: RouteMatchCallbackOptions, kind: RequestKind): boolean {
  return requestKind(url, self.location.origin, foreignOrigins, pictureHosts) === kind;
}

/** A navigation, or a request for a page that was loaded before its worker (see `installServiceWorker`). */
function isForPage({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

function isOfShell({ url }: RouteMatchCallbackOptions): boolean {
  return shell.getCacheKeyForURL(url.href) !== undefined;
}

/** Also serves shell files of the previous version, whose pages may still be open. */
async function respondWithFile({
  request,
  event,
}: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>): Promise<Response> {
  const key = shell.getCacheKeyForURL(request.url) ?? request.url;
  const cached = await self.caches.match(key, { cacheName: shell.strategy.cacheName });
  return cached ?? files.handle({ request, event });
}

/** Requests a picture of another host with CORS. Otherwise its status and type are hidden, and it is not stored. */
function respondWithPicture({
  request,
  event,
}: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>): Promise<Response> {
  const isForeign = new URL(request.url).origin !== self.location.origin;
  const readable = isForeign ? new Request(request, { mode: 'cors', credentials: 'omit' }) : request;
  return pictures.handle({ request: readable, event });
}

/** Stores a file. One that cannot be fetched now is left out. */
async function cacheFile(path: string, event: ExtendableEvent): Promise<void> {
  await respondWithFile({ request: new Request(path), event }).catch(() => undefined);
}

/** Fetches the files and pages that the previous version has stored, in this version. */
async function renew(event: ExtendableEvent): Promise<void> {
  const cachedFiles = await addressesIn(files.cacheName);
  for (const path of filesToRenew(cachedFiles.map(pathOf), others)) await cacheFile(path, event);
  for (const address of (await addressesIn(pages.cacheName)).slice(-RENEWED_PAGES)) {
    await pages.handle({ request: new Request(address), event }).catch(() => undefined);
  }
}

async function addressesIn(cacheName: string): Promise<string[]> {
  return (await (await self.caches.open(cacheName)).keys()).map(({ url }) => url);
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** Deletes the files of the previous version unless another window may still show one of its pages. */
async function activate(event: ExtendableEvent): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  await shell.activate(event);
  await dropOldFiles();
}

async function dropOldFiles(): Promise<void> {
  const cache = await self.caches.open(files.cacheName);
  for (const address of await addressesIn(files.cacheName)) {
    if (/\.(js|css|json)$/.test(address) && !others.includes(pathOf(address))) await cache.delete(address);
  }
}
