import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import type { LoadQuery } from './contentQuery.ts';
import { loadClient, preloadClient } from './loadClient.ts';

/**
 * RTK Query's base query over the Sanity client. A page that comes with its answers asks nothing, so what asking takes
 * (the query, the client, the client) is loaded here, all at the same time. What cannot be loaded is the error
 * `network`; asking again loads it again.
 */
export const sanityBaseQuery: BaseQueryFn<LoadQuery, unknown, ContentError> = async (loadQuery, api) => {
  preloadClient();
  const query = loadQuery();
  // The reader meets the failure, if it comes itself.
  query.catch(() => undefined);
  try {
    const { executeQuery } = await loadClient();
    return await executeQuery(query, api);
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
};
