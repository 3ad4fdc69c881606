import type { FetchQuery, QueryResult } from '../client/contentQuery.ts';
import { documentId } from '../client/droppedDocument.ts';

/**
 * Executes one query of documents by their ids, and caches each document by itself: most searches find documents that
 * another search has found before. It also caches that a document does not exist, but no errors.
 *
 * @param limit how many documents are cached; the oldest are dropped.
 */
export function createDocumentCache(limit: number, fetchQuery: FetchQuery): FetchQuery {
  const documents = new Map<string, Promise<QueryResult>>();

  function remember(id: string, document: Promise<QueryResult>) {
    documents.set(id, document);
    for (const oldest of documents.keys()) {
      if (documents.size <= limit) break;
      documents.delete(oldest);
    }
    return document;
  }

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

    const found = await Promise.all(ids.map((id) => documents.get(id) ?? remember(id, documentOf(id))));
    const error = found.find((document) => document.error)?.error;
    return error ? { error } : { data: found.flatMap(({ data }) => data ?? []) };
  };
}
