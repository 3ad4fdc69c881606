import { fetchQuery } from '../client/executeQuery.ts';
import type { ContentQuery, FetchQuery, QueryResult } from '../contentQuery.ts';

export interface ResultCache {
  /** Executes a query, unless its result is known. */
  execute: FetchQuery;
  /** Stores the result of a query before anybody executes it. */
  set(query: ContentQuery, data: unknown): void;
}

/**
 * What stores that read one content source, one soon after another, need not read and parse again: the pages of an
 * export ask for the same menus and lists.
 *
 * @param limit how many results are remembered; those used last stay. Errors are not remembered.
 */
export function createResultCache(limit: number): ResultCache {
  const results = new Map<string, Promise<QueryResult>>();

  function remember(key: string, result: Promise<QueryResult>) {
    // A Map keeps the order of insertion: what was just used goes to the end.
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
      // Several may wait for it, so none of them can abort it.
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
