/** Replaces the service worker of a site that no longer uses one: deletes all caches and unregisters itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  await self.registration.unregister();
}

export {};
