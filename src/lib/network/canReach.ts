/** Whether the site's server can be reached; the service worker answers no HEAD request from its caches. */
export function canReach(address: string, signal?: AbortSignal): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
