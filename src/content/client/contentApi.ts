import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import * as CONSTANTS from '#lib/config/constants.ts';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import type { LoadQuery } from './contentQuery.ts';

/** Loads the content client. Its chunk also has the queries that every page executes. */
const loadClient = () => import(/* webpackChunkName: "content-client" */ './fetchQuery.ts');

/** Starts the download of the code that the first query needs. The query loads it again and reports a failure. */
export function preloadClient(): void {
  const loading = [loadClient(), import(/* webpackChunkName: "sanity-client" */ '@sanity/client')];
  for (const one of loading) one.catch(() => undefined);
}

/**
 * RTK Query's base query, which uses the Sanity client. A rendered page needs no query at first, so the query's module
 * and the client are loaded here, in parallel. If a module cannot be loaded, the error is `network`, and the next
 * request loads it again.
 */
const baseQuery: BaseQueryFn<LoadQuery, unknown, ContentError> = async (loadQuery, api) => {
  preloadClient();
  const query = loadQuery();
  // `executeQuery` handles the rejection, but it may fail to load itself.
  query.catch(() => undefined);
  try {
    const { executeQuery } = await loadClient();
    return await executeQuery(query, api);
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
};

/**
 * All queries of the content service. Endpoints are injected, in one file for each subject, so that each is in the
 * chunk of its screen. Results are fresh for 5 minutes and cached for 10. They are never refetched on focus.
 */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery,
  refetchOnMountOrArgChange: CONSTANTS.freshFor / 1000,
  keepUnusedDataFor: CONSTANTS.cachedFor / 1000,
  endpoints: () => ({}),
});

/** The part of the state that holds the cache. */
export interface ContentState {
  [contentApi.reducerPath]: ReturnType<typeof contentApi.reducer>;
}
