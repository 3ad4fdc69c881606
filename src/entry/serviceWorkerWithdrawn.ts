/** Takes the place of the service worker where a site is to have none any more: it removes what is kept, and itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  await self.registration.unregister();
}

export {};
