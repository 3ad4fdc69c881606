import { createApi } from '@reduxjs/toolkit/query/react';
import * as CONSTANTS from '#lib/config/constants.ts';
import { sanityBaseQuery } from './sanityBaseQuery.ts';

/**
 * All queries of the content service. Endpoints are injected, one file a subject, so that they are in the chunk of their
 * screen. Fresh for 5 minutes, cached for 10, never refetched on focus.
 */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: sanityBaseQuery,
  refetchOnMountOrArgChange: CONSTANTS.freshFor / 1000,
  keepUnusedDataFor: CONSTANTS.cachedFor / 1000,
  endpoints: () => ({}),
});

/** The part of the state that holds the cache. */
export interface ContentState {
  [contentApi.reducerPath]: ReturnType<typeof contentApi.reducer>;
}
