/** The domains of comlink's messages, the second of older Studios. */
const DOMAINS: readonly unknown[] = ['sanity/comlink', 'sanity/channels'];

/**
 * Hides comlink's messages from all windows but those of an origin: comlink itself connects to any window that asks, and
 * a host may not send the header that keeps others from framing the site. Empty messages, which mean nothing to anybody,
 * would end comlink's connection. It must be called before comlink starts.
 */
export function onlyFrom(origin: string): void {
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const isForComlink = event.data === null || event.data === undefined || isOfComlink(event.data);
      if (event.origin !== origin && isForComlink) event.stopImmediatePropagation();
    },
    true,
  );
}

function isOfComlink(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'domain' in data && DOMAINS.includes(data.domain);
}
