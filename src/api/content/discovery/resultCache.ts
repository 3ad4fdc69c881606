import { fetchQuery } from '../client/executeQuery.ts';
import type { ContentQuery, FetchQuery, QueryResult } from '../contentQuery.ts';

export interface ResultCache {
  /** Executes a query, unless its result is known. */
  execute: FetchQuery;
  /** Stores the result of a query before anybody executes it. */
  set(query: ContentQuery, data: unknown): void;
}

/**
 * Results that several stores of one content source share: the pages of an export have the same menus and lists.
 *
 * @param limit how many results are cached; the least recently used are dropped. Errors are not cached.
 */
export function createResultCache(limit: number): ResultCache {
  const results = new Map<string, Promise<QueryResult>>();

  function remember(key: string, result: Promise<QueryResult>) {
    // A Map has the order of insertion: the last used key goes to the end.
    results.delete(key);
    results.set(key, result);
    for (const oldest of results.keys()) {
      if (results.size <= limit) break;
      results.delete(oldest);
    }
  }

  return {
    async execute(query, source) {
      const key = keyOf(query);
      // Several stores may wait for it, so none of them can abort it.
      const executing = results.get(key) ?? fetchQuery(query, source, new AbortController().signal);
      remember(key, executing);
      const result = await executing;
      if (result.error) results.delete(key);
      return result;
    },
    set(query, data) {
      remember(keyOf(query), Promise.resolve({ data }));
    },
  };
}

function keyOf({ groq, params }: ContentQuery): string {
  return JSON.stringify([groq, params]);
}
