import * as z from 'zod/mini';
import { withPictureFiles } from '#lib/media/withPictureFiles.ts';
import { fetchQuery } from '../client/fetchQuery.ts';
import type { ContentQuery, FetchQuery, QueryResult } from '../client/contentQuery.ts';

/** Told of each result that pages are made of, before it is parsed. */
export type ReportResult = (query: ContentQuery, result: unknown) => void;

export interface ResultCache {
  /** Executes a query, unless its result is known. */
  execute: FetchQuery;
  /** Reports a result that was read in another way, and returns it as pages have it. */
  report(query: ContentQuery, result: unknown): unknown;
  /** Stores the result of a query before anybody executes it. */
  set(query: ContentQuery, data: unknown): void;
}

/**
 * Results that several stores of one content source share: the pages of an export have the same menus and lists.
 *
 * @param limit how many results are cached; the least recently used are dropped. Errors are not cached.
 * @param onResult for an export whose pages find results and pictures as files (default: they ask services).
 */
export function createResultCache(limit: number, onResult?: ReportResult): ResultCache {
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

  function report(query: ContentQuery, result: unknown): unknown {
    if (!onResult) return result;
    const withFiles = withPictureFiles(result);
    onResult(query, withFiles);
    return withFiles;
  }

  /** The query, whose result is reported when it arrives. */
  function reported(query: ContentQuery): ContentQuery {
    const reporting = z.transform((result: unknown) => report(query, result));
    return { ...query, schema: z.pipe(reporting, query.schema) };
  }

  return {
    report,
    async execute(query, source) {
      const key = keyOf(query);
      // Several stores may wait for it, so none of them can abort it.
      const executing = results.get(key) ?? fetchQuery(reported(query), source, new AbortController().signal);
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
