import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import * as CONSTANTS from '#lib/config/constants.ts';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import type { LoadQuery } from './contentQuery.ts';

/** Loads the content client. The queries of every page are in the same chunk. */
const loadClient = () => import(/* webpackChunkName: "content-client" */ './fetchQuery.ts');

/** Starts the download of what the first query needs. The query itself loads it again and reports a failure. */
export function preloadClient(): void {
  const loading = [loadClient(), import(/* webpackChunkName: "sanity-client" */ '@sanity/client')];
  for (const one of loading) one.catch(() => undefined);
}

/**
 * RTK Query's base query over the Sanity client. A rendered page needs no query, so the query's module and the client are
 * loaded here, at the same time. A module that cannot be loaded is the error `network`; the next request loads it again.
 */
const baseQuery: BaseQueryFn<LoadQuery, unknown, ContentError> = async (loadQuery, api) => {
  preloadClient();
  const query = loadQuery();
  // `executeQuery` handles the rejection, if it can be loaded itself.
  query.catch(() => undefined);
  try {
    const { executeQuery } = await loadClient();
    return await executeQuery(query, api);
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
};

/**
 * All queries of the content service. Endpoints are injected, one file a subject, so that they are in the chunk of their
 * screen. Fresh for 5 minutes, cached for 10, never refetched on focus.
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
