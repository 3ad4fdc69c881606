import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import type { LoadQuery } from './contentQuery.ts';
import { loadClient, preloadClient } from './loadClient.ts';

/**
 * RTK Query's base query over the Sanity client. A rendered page needs no query, so the query's module and the client are
 * loaded here, at the same time. A module that cannot be loaded is the error `network`; the next request loads it again.
 */
export const sanityBaseQuery: BaseQueryFn<LoadQuery, unknown, ContentError> = async (loadQuery, api) => {
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
