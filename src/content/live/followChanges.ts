import type { ContentSource } from '../client/contentSource.ts';
import type { ContentStore } from './cachedRows.ts';
import { createRefresher } from './createRefresher.ts';
import { type ListenerFailure, listen } from './listen.ts';
import type { LiveContent } from './liveContent.ts';
import { type LiveStatus, statusChanged } from './liveSlice.ts';

/** How long a connection may take. A proxy may hold back its first event. Milliseconds. */
const CONNECTING_LIMIT = 30_000;
/** How often content is requested again without a listener. Milliseconds. */
const POLL_INTERVAL = 5 * 60_000;
/** Content that is older than this when the listener starts may have changed. Milliseconds. */
const FRESH = 60_000;

const logged = new Set<ListenerFailure>();

/**
 * Keeps a screen's content up to date: with a listener, or by polling if a listener is not possible.
 *
 * @param since when the content was last up to date, in milliseconds since 1970; undefined the first time.
 * @returns a function that stops it.
 */
export function followChanges(
  store: ContentStore,
  source: ContentSource,
  content: LiveContent,
  since: number | undefined,
): () => void {
  const refresher = createRefresher(store, source, content);
  /** Content that was fetched before this time is requested again when the listener starts. */
  let knownSince = since ?? Date.now() - FRESH;
  let closeListener = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  setStatus('connecting');
  openListener();

  return () => {
    close();
    refresher.stop();
    setStatus('off');
  };

  function openListener() {
    expectWelcome();
    closeListener = listen(source, content, {
      onWelcome() {
        clearTimeout(timer);
        timer = undefined;
        setStatus('live');
        refresher.catchUp(knownSince);
        // All changes after a connection is lost are missed.
        knownSince = Infinity;
      },
      onReconnect() {
        if (timer === undefined) setStatus('reconnecting');
        expectWelcome();
      },
      onMutation: refresher.documentChanged,
      onFailure: poll,
    });
  }

  /** Limits the time for a connection: the client itself would try once a second without an end. */
  function expectWelcome() {
    timer ??= setTimeout(() => poll('connection failed'), CONNECTING_LIMIT);
  }

  function poll(failure: ListenerFailure) {
    close();
    if (!logged.has(failure)) console.warn(`No live changes (${failure}): the page polls instead.`);
    logged.add(failure);
    setStatus('polling');
    knownSince = Infinity;
    timer = setTimeout(() => {
      timer = undefined;
      refresher.catchUp(Infinity);
      // For the other failures the service would refuse every further try.
      if (failure === 'connection failed') openListener();
      else poll(failure);
    }, POLL_INTERVAL);
  }

  function close() {
    closeListener();
    clearTimeout(timer);
    timer = undefined;
  }

  function setStatus(status: LiveStatus) {
    store.dispatch(statusChanged(status));
  }
}
