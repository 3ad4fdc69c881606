import type { ContentState } from '../client/contentApi.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { type ContentStore, cachedRows } from './cachedRows.ts';
import type { LiveContent } from './liveContent.ts';
import { fetchChangedRows, refetchShown } from './refreshRows.ts';

/** The longest random wait before changed content is fetched; it spreads the requests of all visitors. Milliseconds. */
const WAIT = 5000;
/** The longest wait for content with more than `LARGE` rows. */
const LONG_WAIT = 10_000;
const LARGE = 1000;
/** The longest wait for the embedded service, which has no CDN to wait for and few visitors. */
const EMBEDDED_WAIT = 500;
/** How long after a failed request the next one is sent. Milliseconds. */
const RETRY_AFTER = 60_000;

interface Refresher {
  documentChanged(mutation: { documentId: string; transactionId: string }): void;
  /** Requests again what the screen shows, if it was fetched before a time. */
  catchUp(before: number): void;
  stop(): void;
}

/** Fetches changed documents after a random wait, together with those that change during the wait. */
export function createRefresher(store: ContentStore, source: ContentSource, content: LiveContent): Refresher {
  const stopped = new AbortController();
  let changed = new Set<string>();
  let change = '';
  let outdatedBefore = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  function schedule(wait = Math.random() * longestWait(store.getState(), source, content)) {
    if (!stopped.signal.aborted)
      timer ??= setTimeout(() => {
        timer = undefined;
        // One after the other: an older result must not replace a newer one.
        running = running.then(refresh);
      }, wait);
  }

  async function refresh() {
    const [ids, before] = [[...changed].sort(), outdatedBefore];
    changed = new Set();
    outdatedBefore = -Infinity;
    const outdated =
      ids.length === 0
        ? []
        : await fetchChangedRows(store, source, content, { ids, change, signal: stopped.signal });
    if (stopped.signal.aborted || (await refetchShown(store, content, outdated, before))) return;
    outdatedBefore = Infinity;
    schedule(RETRY_AFTER);
  }

  return {
    documentChanged({ documentId, transactionId }) {
      if (documentId.startsWith('drafts.')) return;
      changed.add(documentId);
      change = transactionId;
      schedule();
    },
    catchUp(before) {
      outdatedBefore = Math.max(outdatedBefore, before);
      schedule();
    },
    stop() {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}

function longestWait(state: ContentState, { projectId }: ContentSource, { endpoints }: LiveContent): number {
  if (projectId === undefined) return EMBEDDED_WAIT;
  return cachedRows(state, endpoints).size > LARGE ? LONG_WAIT : WAIT;
}
