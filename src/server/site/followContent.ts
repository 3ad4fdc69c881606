import type { ContentSource } from '#content/client/contentSource.ts';
import { sanityClient } from '#content/client/request.ts';
import type { StaleContent } from '../content/syncTags.ts';

/** Milliseconds before the next try, after the service has ended the connection. */
const RETRY_AFTER_MS = 60_000;

/**
 * Follows the live events of a content service: which sync tags are out of date.
 *
 * @param onStale without tags, everything may have changed: nobody knows what did before the connection was made
 * @returns ends it
 */
export function followContent(source: ContentSource, onStale: (stale: StaleContent) => void): () => void {
  let subscription: { unsubscribe(): void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function follow() {
    const client = await sanityClient(source);
    if (isEnded) return;
    subscription = client.live.events().subscribe({
      next(event) {
        if (event.type === 'message') onStale({ id: event.id, tags: event.tags });
        if (event.type === 'restart') onStale({ id: event.id, tags: undefined });
        if (event.type === 'welcome') onStale({ id: undefined, tags: undefined });
        if (event.type === 'goaway') retryLater(event.reason);
      },
      error: retryLater,
    });
  }

  function retryLater(reason: unknown) {
    if (isEnded) return;
    console.error('There are no live events of the content; pages are up to a minute old:', reason);
    subscription?.unsubscribe();
    timer = setTimeout(() => void follow(), RETRY_AFTER_MS).unref();
  }

  void follow();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
