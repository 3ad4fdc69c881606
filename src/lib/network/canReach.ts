/** Whether the site's server can be reached. It sends a HEAD request, which the service worker does not answer. */
export function canReach(address: string, signal?: AbortSignal): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
