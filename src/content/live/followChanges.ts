import type { ContentSource } from '../client/contentSource.ts';
import type { ContentStore } from './cachedRows.ts';
import { createRefresher } from './createRefresher.ts';
import { type ListenerFailure, listen } from './listen.ts';
import type { LiveContent } from './liveContent.ts';
import { type LiveStatus, statusChanged } from './liveSlice.ts';

/** How long a connection may take, or a proxy hold its first event back. Milliseconds. */
const CONNECTING_LIMIT = 30_000;
/** How often content is requested again where there is no listener. Milliseconds. */
const POLL_INTERVAL = 5 * 60_000;
/** Content that is older than this when the listener starts may have changed since. Milliseconds. */
const FRESH = 60_000;

const logged = new Set<ListenerFailure>();

/**
 * Keeps a screen's content up to date: by a listener, or by polling where there can be none.
 *
 * @param since when it was last kept up to date, in milliseconds since 1970; undefined for the first time.
 * @returns a function that ends it.
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
        // Whatever happens after a connection is lost is missed.
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

  /** The client itself would try for ever, once a second. */
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
      // The service refuses the others for good.
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
