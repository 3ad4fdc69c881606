import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { filesToRenew } from '#lib/offline/filesToRenew.ts';
import { type KeptKind, keptKind } from '#lib/offline/keptKind.ts';
import { NETWORK_TIMEOUT } from '#lib/offline/networkTimeout.ts';
import { contentOrigins } from '#lib/security/securityHeaders.ts';
import { NetworkFirstPages } from '#worker/NetworkFirstPages.ts';
import { keepOnly } from '#worker/keepOnly.ts';

/** The service worker: what of the site is kept for times without a network. docs/decisions/0017-service-worker.md has the reasons. */
declare const self: ServiceWorkerGlobalScope;
/** The scripts and styles of this version: those that every visitor keeps, and all others. */
declare const SITE_FILES: { shell: PrecacheEntry[]; others: string[] };
/** The query parameters that screens read. */
declare const PAGE_PARAMS: string[];
declare const SITE_ENVIRONMENT: SiteEnvironment;

const DAY = 24 * 60 * 60;
/** How many of the last visited pages a new version fetches again, so that they open without a network. */
const RENEWED_PAGES = 10;
const { shell: shellFiles, others } = SITE_FILES;
const foreignOrigins = contentOrigins(SITE_ENVIRONMENT);

const shell = new PrecacheController({ plugins: [keepOnly(/javascript|css|font|svg|html/)] });
shell.addToCacheList(shellFiles);

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [keepOnly(/javascript|css|font/), atMost(200, 30)],
});
const pages = new NetworkFirstPages({
  cacheName: 'pages',
  params: new Set(PAGE_PARAMS),
  plugins: [atMost(50, 30)],
  shell: () => shell.matchPrecache('/index.html'),
  keepFile,
});
const content = new NetworkFirst({
  cacheName: 'content',
  networkTimeoutSeconds: NETWORK_TIMEOUT / 1000,
  plugins: [keepOnly(/json/), atMost(100, 7)],
});
const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  // Their format depends on who asks; any that is kept can be shown.
  matchOptions: { ignoreVary: true },
  plugins: [keepOnly(/^image\//), atMost(200, 30)],
});

registerRoute((asked) => isKept(asked, 'page') && isForPage(asked.request), pages);
registerRoute((asked) => isKept(asked, 'file') || isOfShell(asked), answerFile);
registerRoute((asked) => isKept(asked, 'content') && !asked.request.headers.has('authorization'), content);
registerRoute((asked) => isKept(asked, 'picture'), pictures);

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event).then(() => renew(event)));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

function atMost(entries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });
}

function isKept({ url }: RouteMatchCallbackOptions, kind: KeptKind): boolean {
  return keptKind(url, self.location.origin, foreignOrigins) === kind;
}

/** A browser's own, or that of a page which was there before its worker and hands in its address later. */
function isForPage({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

function isOfShell({ url }: RouteMatchCallbackOptions): boolean {
  return shell.getCacheKeyForURL(url.href) !== undefined;
}

/** Of the shell's cache also what only an older version lists: its pages may still be open. */
async function answerFile({
  request,
  event,
}: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>): Promise<Response> {
  const key = shell.getCacheKeyForURL(request.url) ?? request.url;
  const kept = await self.caches.match(key, { cacheName: shell.strategy.cacheName });
  return kept ?? files.handle({ request, event });
}

/** What cannot be fetched now stays out. */
async function keepFile(path: string, event: ExtendableEvent): Promise<void> {
  await answerFile({ request: new Request(path), event }).catch(() => undefined);
}

/** What was visited in the version before is there in this one too; what cannot be fetched now is left out. */
async function renew(event: ExtendableEvent): Promise<void> {
  const keptFiles = await addressesIn(files.cacheName);
  for (const path of filesToRenew(keptFiles.map(pathOf), others)) await keepFile(path, event);
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

/** The older version's files go when no page of it can be open any more: at most the one that asked for this version. */
async function takeOver(event: ExtendableEvent): Promise<void> {
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
    if (/\.(js|css)$/.test(address) && !others.includes(pathOf(address))) await cache.delete(address);
  }
}
