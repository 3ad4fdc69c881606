/** The domains of comlink's messages, the second of older Studios. */
const DOMAINS = ['sanity/comlink', 'sanity/channels'];

/**
 * Hides comlink's messages from all windows but those of an origin: comlink itself connects to any window that asks, and
 * a host may not send the header that keeps others from framing the site. It must be called before comlink starts.
 */
export function onlyFrom(origin: string): void {
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (event.origin !== origin && isOfComlink(event.data)) event.stopImmediatePropagation();
    },
    true,
  );
}

function isOfComlink(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'domain' in data && DOMAINS.includes(String(data.domain))
  );
}
