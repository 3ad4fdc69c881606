import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch } from '../appDispatch.ts';
import { contentApi } from './contentApi.ts';
import { isSubscribed } from './isSubscribed.ts';

interface RunningQuery {
  abort(): void;
}

interface QueryEntry {
  endpointName: string;
  originalArgs: unknown;
  data?: unknown;
}

/**
 * Aborts a running query when its last subscriber is gone, so that a visitor who leaves a slow screen does not pay for
 * it, and removes one that failed. RTK Query would let it finish, and show an old failure when the screen is opened again.
 * Must come before `contentApi.middleware`, which does not pass unsubscriptions on.
 */
export const abortUnneeded: Middleware<object, unknown, AppDispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (contentApi.internalActions.unsubscribeQueryResult.match(action)) {
      const { queryCacheKey } = action.payload;
      // A remount subscribes again at once: check afterwards.
      setTimeout(() => abortIfUnneeded(queryCacheKey));
    }
    return result;

    function abortIfUnneeded(queryCacheKey: string) {
      if (isSubscribed(dispatch, queryCacheKey)) return;
      const entry = readEntry(getState(), queryCacheKey);
      if (!entry) return;
      const running = dispatch(
        contentApi.util.getRunningQueryThunk(entry.endpointName as never, entry.originalArgs as never),
      ) as unknown as RunningQuery | undefined;
      running?.abort();
      // An aborted query must not return as an error: a static page would redirect before it is requested again.
      if (entry.data === undefined) {
        dispatch(contentApi.internalActions.removeQueryResult({ queryCacheKey } as never));
      }
    }
  };

function readEntry(state: unknown, queryCacheKey: string): QueryEntry | undefined {
  const { queries } = (
    state as { [contentApi.reducerPath]: { queries: Record<string, QueryEntry | undefined> } }
  )[contentApi.reducerPath];
  return queries[queryCacheKey];
}
