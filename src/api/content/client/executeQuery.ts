import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import type { ContentQuery } from '../contentQuery.ts';
import type { ContentExtra } from '../contentSource.ts';
import { type QueryResult, fetchQuery } from './fetchQuery.ts';
import { cachedResult } from './cachedResult.ts';
import { recentFailures } from './recentFailures.ts';

/** How long a visitor waits for the network before what is kept is shown. Milliseconds. */
const PATIENCE = 5000;

/**
 * Answers a query of the store. Where the network fails or is slow, and the store has nothing yet, the answer may be
 * kept on this device; else it is waited for.
 *
 * @param query what to ask; it rejects where its code cannot be had.
 */
export function executeQuery(query: Promise<ContentQuery>, api: BaseQueryApi): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    let search: Promise<void> | undefined;
    const patience = setTimeout(searchKept, PATIENCE);
    fetchUnlessFailed(query, api, onFailure).then(async (result) => {
      clearTimeout(patience);
      if (result.error) await onFailure(result.error);
      // What was kept has been given by now, if there was something; then this says nothing.
      resolve(result);
    }, reject);

    async function onFailure({ kind }: ContentError) {
      if (kind === 'network') await searchKept();
    }

    function searchKept(): Promise<void> {
      search ??= cachedResult(query, api).then((data) => {
        if (data !== undefined) resolve({ data });
      });
      return search;
    }
  });
}

/** What has just failed is not asked again, unless somebody wants it. */
async function fetchUnlessFailed(
  loading: Promise<ContentQuery>,
  { extra, signal, forced }: BaseQueryApi,
  onFailure: (error: ContentError) => void,
): Promise<QueryResult> {
  const { contentSource, execute = fetchQuery } = extra as ContentExtra;
  let query;
  try {
    query = await loading;
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
  const failures = recentFailures(contentSource);
  const key = JSON.stringify([query.groq, query.params]);
  const known = forced ? undefined : failures.get(key);
  if (known) return { error: known };

  const result = await execute(query, contentSource, signal, onFailure);
  if (result.error && result.error.kind !== 'aborted') failures.note(key, result.error);
  return result;
}
