import type { ContentError } from '#lib/errors/contentError.ts';
import { NETWORK_TIMEOUT } from '#lib/offline/networkTimeout.ts';
import type { ContentQuery, FetchQuery, QueryResult } from '../contentQuery.ts';
import type { ContentSource } from '../contentSource.ts';

/**
 * The result of a query. Where the network fails or is slow, a query with a fallback has its result from there, if the
 * service worker has stored it; else the network is waited for.
 */
export function fetchOrFallBack(
  fetchQuery: FetchQuery,
  query: ContentQuery,
  source: ContentSource,
  signal: AbortSignal,
): Promise<QueryResult> {
  const { fallback } = query;
  if (!fallback || !globalThis.navigator?.serviceWorker?.controller) return fetchQuery(query, source, signal);
  return new Promise((resolve) => {
    let search: Promise<void> | undefined;
    const findInFallback = async () => {
      const oneTry = new AbortController();
      const { data } = await fetchQuery(fallback.query, source, oneTry.signal, () => oneTry.abort());
      const found = data === undefined ? undefined : fallback.find(data);
      if (found !== undefined) resolve({ data: found });
    };
    const searchFallback = () => (search ??= findInFallback());
    const onFailure = async ({ kind }: ContentError) => {
      if (kind === 'network') await searchFallback();
    };
    const timer = setTimeout(searchFallback, NETWORK_TIMEOUT);
    void fetchQuery(query, source, signal, onFailure).then(async (result) => {
      clearTimeout(timer);
      if (result.error) await onFailure(result.error);
      // Without effect where the fallback had a result.
      resolve(result);
    });
  });
}
