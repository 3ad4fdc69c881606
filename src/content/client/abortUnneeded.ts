import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../store.ts';
import { abortQuery, entryRemoved, isSubscribed, leftEntry } from './queryInternals.ts';

/**
 * Aborts a running query when its last subscriber leaves, so that a visitor who leaves a slow screen does not wait for
 * its download. Removes a failed query: RTK Query would show the old failure when the screen opens again.
 * Must come before `contentApi.middleware`, which does not pass unsubscriptions on.
 */
export const abortUnneeded: Middleware<object, RootState, AppDispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const key = leftEntry(action);
    // A remount subscribes again at once, so check afterwards.
    if (key !== undefined) setTimeout(() => abortIfUnneeded(key));
    return result;

    function abortIfUnneeded(key: string) {
      const entry = getState().content.queries[key];
      if (!entry || isSubscribed(dispatch, key)) return;
      abortQuery(dispatch, entry);
      // Otherwise the aborted query would stay as an error, and a static page would redirect before it is requested
      // again.
      if (entry.data === undefined) dispatch(entryRemoved(key));
    }
  };
