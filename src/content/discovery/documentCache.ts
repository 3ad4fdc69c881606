import type { FetchQuery, QueryResult } from '../client/contentQuery.ts';
import { documentId } from '../client/droppedDocument.ts';
import { setRecent } from './setRecent.ts';

/**
 * Executes one query of documents by their ids, and caches each document by itself: most searches find documents that
 * another search has found before. It also caches that a document does not exist, but no errors.
 *
 * @param limit how many documents are cached; the least recently used are dropped.
 */
export function createDocumentCache(limit: number, fetchQuery: FetchQuery): FetchQuery {
  const documents = new Map<string, Promise<QueryResult>>();

  return async function fetchByIds(query, source, signal) {
    const ids = (query.params?.ids ?? []) as readonly string[];
    const missing = ids.filter((id) => !documents.has(id));
    const fetching =
      missing.length > 0 &&
      fetchQuery({ ...query, params: { ...query.params, ids: missing } }, source, signal);

    async function documentOf(id: string): Promise<QueryResult> {
      const { data, error } = (await fetching) || {};
      if (error) documents.delete(id);
      return error
        ? { error }
        : { data: (data as readonly unknown[] | undefined)?.find((row) => documentId(row) === id) };
    }

    // All are looked up before one is stored, which may drop another.
    const executing = ids.map((id) => [id, documents.get(id) ?? documentOf(id)] as const);
    for (const [id, document] of executing) setRecent(documents, id, document, limit);
    const found = await Promise.all(executing.map(([, document]) => document));
    const error = found.find((document) => document.error)?.error;
    return error ? { error } : { data: found.flatMap(({ data }) => data ?? []) };
  };
}
