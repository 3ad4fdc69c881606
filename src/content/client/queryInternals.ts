import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { AppDispatch } from '../store.ts';
import { type ContentState, contentApi } from './contentApi.ts';

type Entry = NonNullable<ContentState['content']['queries'][string]>;

/**
 * All that the site uses of RTK Query beside its documented interface. A test of its own fails where a new version
 * changes one of these.
 */
const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } =
  contentApi.internalActions;

/** The key of the cache entry that a subscriber leaves; undefined for any other action. */
export function leftEntry(action: unknown): string | undefined {
  return unsubscribeQueryResult.match(action) ? action.payload.queryCacheKey : undefined;
}

/** Whether a mounted component uses a cache entry. RTK Query writes its subscriptions to the state too late for this. */
export function isSubscribed(dispatch: AppDispatch, key: string): boolean {
  // Its middleware answers with functions.
  const answer: unknown = dispatch(internal_getRTKQSubscriptions());
  return (answer as { getSubscriptionCount(key: string): number }).getSubscriptionCount(key) > 0;
}

/** Creates the action that removes an entry from the cache. */
export function entryRemoved(key: string) {
  return removeQueryResult({ queryCacheKey: key as QueryCacheKey });
}

/** Aborts an entry's query if it is running. The documented thunk takes names of endpoints that are known to the types. */
export function abortQuery(dispatch: AppDispatch, { endpointName, originalArgs }: Entry): void {
  const running: unknown = dispatch(
    contentApi.util.getRunningQueryThunk(endpointName as never, originalArgs as never),
  );
  (running as { abort(): void } | undefined)?.abort();
}
