import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import { NETWORK_TIMEOUT } from '#lib/offline/networkTimeout.ts';
import type { ContentQuery } from '../contentQuery.ts';
import type { ContentExtra } from '../contentSource.ts';
import { type QueryResult, fetchQuery } from './fetchQuery.ts';
import { recentFailures } from './recentFailures.ts';

/**
 * Executes a query of the store. Where the network fails or is slow, a query with a fallback has its result from there,
 * if the service worker has stored it.
 *
 * @param loading rejects where the query's code cannot be loaded.
 */
export async function executeQuery(loading: Promise<ContentQuery>, api: BaseQueryApi): Promise<QueryResult> {
  let query: ContentQuery;
  try {
    query = await loading;
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
  const { fallback } = query;
  if (!fallback) return fetchUnlessFailed(query, api);
  return new Promise((resolve) => {
    let search: Promise<void> | undefined;
    const searchFallback = () =>
      (search ??= fallbackResult(fallback, api).then((data) => {
        if (data !== undefined) resolve({ data });
      }));
    const timer = setTimeout(searchFallback, NETWORK_TIMEOUT);
    const onFailure = async ({ kind }: ContentError) => {
      if (kind === 'network') await searchFallback();
    };
    void fetchUnlessFailed(query, api, onFailure).then(async (result) => {
      clearTimeout(timer);
      if (result.error) await onFailure(result.error);
      // Without effect where the fallback has resolved it.
      resolve(result);
    });
  });
}

/** Does not repeat a request that has just failed, unless a visitor asks for it. */
async function fetchUnlessFailed(
  query: ContentQuery,
  { extra, signal, forced }: BaseQueryApi,
  onFailure?: (error: ContentError) => void,
): Promise<QueryResult> {
  const { contentSource, execute = fetchQuery } = extra as ContentExtra;
  const failures = recentFailures(contentSource);
  const key = JSON.stringify([query.groq, query.params]);
  const known = forced ? undefined : failures.get(key);
  if (known) return { error: known };

  const result = await execute(query, contentSource, signal, onFailure);
  if (result.error && result.error.kind !== 'aborted') failures.note(key, result.error);
  return result;
}

/** Undefined where the fallback has no result either, and where the browser has no service worker. Tries once. */
async function fallbackResult(
  { query, find }: NonNullable<ContentQuery['fallback']>,
  { extra }: BaseQueryApi,
): Promise<unknown> {
  if (!globalThis.navigator?.serviceWorker?.controller) return undefined;
  const { contentSource, execute = fetchQuery } = extra as ContentExtra;
  const attempt = new AbortController();
  const { data } = await execute(query, contentSource, attempt.signal, () => attempt.abort());
  return data === undefined ? undefined : find(data);
}
