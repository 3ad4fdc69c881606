import { createHash, randomUUID } from 'node:crypto';
import type { Dataset, DatasetStore } from '../dataset/datasetStore.ts';
import { etagOf } from '../http/responseBody.ts';
import { logFailure } from '../http/logFailure.ts';
import type { Evaluate, GroqQuery } from './evaluateQuery.ts';
import { QueryError } from './queryError.ts';

/** How many queries are compared after an edit, and how many tags of others are announced instead. */
const MAX_WATCHED = 5000;
/** How long that may take; queries for which there is no time count as changed. Milliseconds. */
const COMPARE_FOR_MS = 20_000;
/** How often what was found meanwhile is announced. Milliseconds. */
const ANNOUNCED_EVERY_MS = 500;

/** What an edit makes out of date. */
export interface StaleContent {
  /** Later queries name it (`lastLiveEventId`) to get results that are not older; undefined for the start. */
  id: string | undefined;
  /** The tags of results that have changed; undefined if all may have. */
  tags: readonly string[] | undefined;
}

export interface SyncTags {
  /** The tag of a query's results: for those with the same GROQ and parameters. */
  tagOf(query: GroqQuery): string;
  /**
   * Notes a response with its tag: if an edit changes the query's result, the tag is announced.
   *
   * @param etag of the result
   */
  responded(query: GroqQuery, dataset: Dataset, etag: string): void;
  /** The last event. */
  lastId(): string;
  /** @returns ends the subscription */
  subscribe(onStale: (stale: StaleContent) => void): () => void;
}

interface Watched {
  query: GroqQuery;
  etag: string;
}

/**
 * The sync tags of the embedded content service. Each query has one tag. After an edit, the queries that were responded
 * to are executed again: the tags of those with another result are announced. Without subscribers nothing is noted or
 * executed.
 */
export function createSyncTags(store: DatasetStore, evaluate: Evaluate): SyncTags {
  const watched = new Map<string, Watched>();
  const subscribers = new Set<(stale: StaleContent) => void>();
  /** Tags that are not watched any more. */
  let forgotten: string[] = [];
  let lastId = randomUUID() as string;
  let isComparing = false;
  let isOutdated = false;

  store.subscribe(() => {
    if (subscribers.size > 0) {
      isOutdated = true;
      void compare();
      return;
    }
    // Whoever has seen the last event must be told that this edit was missed.
    watched.clear();
    forgotten = [];
    lastId = randomUUID();
  });

  /** Compares with the newest content; edits meanwhile are compared afterwards. */
  async function compare() {
    if (isComparing) return;
    isComparing = true;
    while (isOutdated) {
      isOutdated = false;
      announce(forgotten.length > MAX_WATCHED ? undefined : forgotten);
      forgotten = [];
      await announceChanges(store.current());
    }
    isComparing = false;
  }

  async function announceChanges(dataset: Dataset) {
    const until = Date.now() + COMPARE_FOR_MS;
    let announceAt = Date.now() + ANNOUNCED_EVERY_MS;
    let changed: string[] = [];
    for (const [tag, { query, etag }] of watched) {
      const timeLeft = until - Date.now();
      const result = timeLeft > 0 ? await evaluateQuietly(dataset, query, timeLeft) : undefined;
      if (result !== undefined && etagOf(result) === etag) continue;
      // Whoever requests it again is told of the next change.
      watched.delete(tag);
      changed.push(tag);
      if (Date.now() < announceAt) continue;
      announce(changed);
      [changed, announceAt] = [[], Date.now() + ANNOUNCED_EVERY_MS];
    }
    announce(changed);
  }

  async function evaluateQuietly(dataset: Dataset, query: GroqQuery, limitMs: number) {
    try {
      return await evaluate(dataset, query, new AbortController().signal, limitMs);
    } catch (error) {
      if (!(error instanceof QueryError)) logFailure('A query could not be executed after an edit:', error);
      return undefined;
    }
  }

  function announce(tags: StaleContent['tags']) {
    if (tags?.length === 0) return;
    lastId = randomUUID();
    for (const onStale of subscribers) onStale({ id: lastId, tags });
  }

  return {
    tagOf,
    responded(query, dataset, etag) {
      if (subscribers.size === 0) return;
      const tag = tagOf(query);
      const [oldest] = watched.keys();
      if (oldest !== undefined && watched.size >= MAX_WATCHED && !watched.has(tag)) {
        watched.delete(oldest);
        forgotten.push(oldest);
      }
      const before = watched.get(tag);
      watched.delete(tag);
      watched.set(tag, { query, etag });
      // Somebody asked again before the comparison came to this query; others still have the older result.
      if (before && before.etag !== etag) announce([tag]);
      // The edit came while the query was executed.
      if (dataset.version === store.current().version) return;
      isOutdated = true;
      void compare();
    },
    lastId: () => lastId,
    subscribe(onStale) {
      subscribers.add(onStale);
      return () => void subscribers.delete(onStale);
    },
  };
}

function tagOf({ query, params }: GroqQuery): string {
  return `s1:${createHash('sha256')
    .update(JSON.stringify([query, params]))
    .digest('base64url')
    .slice(0, 16)}`;
}
