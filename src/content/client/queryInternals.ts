import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { AppDispatch } from '../store.ts';
import { type ContentState, contentApi } from './contentApi.ts';

type Entry = NonNullable<ContentState['content']['queries'][string]>;

/**
 * Every undocumented part of RTK Query that the site uses. A test fails if a new version of RTK Query changes one of
 * them.
 */
const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } =
  contentApi.internalActions;

/** The key of the cache entry that a subscriber leaves; undefined for other actions. */
export function leftEntry(action: unknown): string | undefined {
  return unsubscribeQueryResult.match(action) ? action.payload.queryCacheKey : undefined;
}

/**
 * Whether a mounted component uses a cache entry. The subscriptions in RTK Query's state are updated too late for this.
 */
export function isSubscribed(dispatch: AppDispatch, key: string): boolean {
  // The middleware returns an object of functions.
  const functions: unknown = dispatch(internal_getRTKQSubscriptions());
  return (functions as { getSubscriptionCount(key: string): number }).getSubscriptionCount(key) > 0;
}

/** Creates the action that removes an entry from the cache. */
export function entryRemoved(key: string) {
  return removeQueryResult({ queryCacheKey: key as QueryCacheKey });
}

/** Aborts an entry's query if it is running. The documented thunk accepts only endpoint names that its types know. */
export function abortQuery(dispatch: AppDispatch, { endpointName, originalArgs }: Entry): void {
  const running: unknown = dispatch(
    contentApi.util.getRunningQueryThunk(endpointName as never, originalArgs as never),
  );
  (running as { abort(): void } | undefined)?.abort();
}
