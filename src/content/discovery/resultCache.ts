import * as z from 'zod/mini';
import { withPictureFiles } from '#lib/media/withPictureFiles.ts';
import { fetchQuery } from '../client/fetchQuery.ts';
import { type ContentQuery, type FetchQuery, type QueryResult, queryKey } from '../client/contentQuery.ts';
import { inLanguage } from '../client/inLanguage.ts';
import { createDocumentCache } from './documentCache.ts';
import { setRecent } from './setRecent.ts';

/** Called with each result that pages are rendered with, before it is parsed. */
export type ReportResult = (query: ContentQuery, result: unknown) => void;

export interface ResultCache {
  /** Executes a query, unless its result is cached. */
  execute: FetchQuery;
  /**
   * Reports a result that was read in another way, and returns it in the form that pages get.
   *
   * @param query as it is sent: see `inLanguage`.
   */
  report(query: ContentQuery, result: unknown): unknown;
  /**
   * Stores the result of a query before the query is executed.
   *
   * @param query as it is sent: see `inLanguage`.
   */
  set(query: ContentQuery, data: unknown): void;
}

/** How many documents are cached for each query of documents by their ids. */
const MAX_DOCUMENTS = 2000;

/**
 * Results that several stores of one content source share: the pages of an export have the same menus and lists.
 *
 * @param limit how many results are cached; the least recently used are dropped. Errors are not cached.
 * @param onResult for an export whose pages read results and pictures from files. Default: pages ask the services.
 */
export function createResultCache(limit: number, onResult?: ReportResult): ResultCache {
  const results = new Map<string, Promise<QueryResult>>();
  const documentCaches = new Map<string, FetchQuery>();

  function report(query: ContentQuery, result: unknown): unknown {
    if (!onResult) return result;
    const withFiles = withPictureFiles(result);
    onResult(query, withFiles);
    return withFiles;
  }

  /** The same query; it reports its result when that arrives. */
  function reported(query: ContentQuery): ContentQuery {
    const reporting = z.transform((result: unknown) => report(query, result));
    return { ...query, schema: z.pipe(reporting, query.schema) };
  }

  /** The documents of one query by ids. The code has a few such queries, in each language. */
  function documentsOf({ groq, params }: ContentQuery): FetchQuery {
    const key = queryKey({ groq, params: { ...params, ids: [] } });
    const documents = documentCaches.get(key) ?? createDocumentCache(MAX_DOCUMENTS, fetchQuery);
    documentCaches.set(key, documents);
    return documents;
  }

  return {
    report,
    async execute(asked, source) {
      const query = inLanguage(asked, source);
      const key = queryKey(query);
      // The files of an export hold whole results.
      if (query.isByIds && !onResult && !results.has(key))
        return documentsOf(query)(query, source, new AbortController().signal);
      // Several stores may wait for this result, so none of them may abort the query.
      const executing = results.get(key) ?? fetchQuery(reported(query), source, new AbortController().signal);
      setRecent(results, key, executing, limit);
      const result = await executing;
      if (result.error) results.delete(key);
      return result;
    },
    set(query, data) {
      setRecent(results, queryKey(query), Promise.resolve({ data }), limit);
    },
  };
}
