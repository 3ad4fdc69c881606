/** The domains of comlink's messages; older Studios use the second. */
const DOMAINS: readonly unknown[] = ['sanity/comlink', 'sanity/channels'];

/**
 * Hides comlink's messages that come from windows of any other origin. comlink itself connects to every window that
 * asks, and a host may not send the header that keeps other sites from framing the page. Empty messages are hidden,
 * too, because they would end comlink's connection. Call it before comlink starts.
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
