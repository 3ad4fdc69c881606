import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch } from '../appDispatch.ts';
import { contentApi } from './contentApi.ts';

interface RunningQuery {
  abort(): void;
}

interface QueryEntry {
  endpointName: string;
  originalArgs: unknown;
  data?: unknown;
}

/**
 * Aborts a running query when the last component that wants it is gone, so that a visitor who leaves
 * a slow screen does not go on paying for it, and forgets one that failed. RTK Query by itself lets
 * such a query finish, and shows the failure once more to who comes back. It stands before
 * `contentApi.middleware`, which keeps unsubscriptions to itself.
 */
export const abortUnneeded: Middleware<object, unknown, AppDispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (contentApi.internalActions.unsubscribeQueryResult.match(action)) {
      const { queryCacheKey } = action.payload;
      // React subscribes again at once after a remount: look when it is done.
      setTimeout(() => abortIfUnneeded(queryCacheKey));
    }
    return result;

    function abortIfUnneeded(queryCacheKey: string) {
      const { getSubscriptionCount } = dispatch(
        contentApi.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as { getSubscriptionCount(key: string): number };
      if (getSubscriptionCount(queryCacheKey) > 0) return;
      const entry = readEntry(getState(), queryCacheKey);
      if (!entry) return;
      const running = dispatch(
        contentApi.util.getRunningQueryThunk(entry.endpointName as never, entry.originalArgs as never),
      ) as unknown as RunningQuery | undefined;
      running?.abort();
      // What never arrived must not come back as an error: a page of text would lead away before it is asked again.
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
