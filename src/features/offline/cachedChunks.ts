/** The names of the chunks that the service worker has stored. */
export async function cachedChunks(): Promise<ReadonlySet<string>> {
  if (!('caches' in window)) return new Set();
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return new Set(requests.flatMap(({ url }) => /\/assets\/([^./]+)\.[^/]*\.js$/.exec(url)?.[1] ?? []));
}
