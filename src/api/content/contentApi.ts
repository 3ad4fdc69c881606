import { createApi } from '@reduxjs/toolkit/query/react';
import * as FACTS from '#lib/facts.ts';
import { sanityBaseQuery } from './sanityBaseQuery.ts';

/**
 * Every read from the content service. Endpoints are injected a subject a file, so that a screen's
 * queries travel with the screen. Fresh for 5 minutes, kept for 10, never refetched on focus.
 */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: sanityBaseQuery,
  refetchOnMountOrArgChange: FACTS.freshFor / 1000,
  keepUnusedDataFor: FACTS.keptFor / 1000,
  endpoints: () => ({}),
});

/** The part of the store's state that holds what was read. */
export interface ContentState {
  [contentApi.reducerPath]: ReturnType<typeof contentApi.reducer>;
}
