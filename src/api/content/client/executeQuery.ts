import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { networkError } from '#lib/errors/contentError.ts';
import { resolveAssets } from '#lib/media/resolveAssets.ts';
import { formatIssues } from '#lib/model/formatIssues.ts';
import type { ContentExtra, ContentQuery, FetchQuery, QueryResult } from '../contentQuery.ts';
import { documentId, logDropped } from '../droppedDocument.ts';
import { fetchOrFallBack } from './fetchOrFallBack.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { recentFailures } from './recentFailures.ts';

/**
 * Executes a query of the store. A query that has just failed fails again without a request, unless a visitor asks for
 * it; one with a fallback may have its result from there.
 *
 * @param loading rejects where the query's module cannot be loaded, which is the error `network`.
 */
export async function executeQuery(loading: Promise<ContentQuery>, api: BaseQueryApi): Promise<QueryResult> {
  const { contentSource, execute = fetchQuery } = api.extra as ContentExtra;
  let query: ContentQuery;
  try {
    query = await loading;
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
  const failures = recentFailures(contentSource);
  const key = JSON.stringify([query.groq, query.params]);
  const known = api.forced ? undefined : failures.get(key);
  if (known) return { error: known };

  const result = await fetchOrFallBack(execute, query, contentSource, api.signal);
  if (result.error && result.error.kind !== 'aborted') failures.note(key, result.error);
  return result;
}

/**
 * Requests and parses the result of a query; never rejects. A null result is the error `not-found`, and so is a document
 * that does not fit its schema, which is logged by `_id`. Any other result that does not fit is the error `malformed`.
 */
export const fetchQuery: FetchQuery = async ({ groq, params, schema }, source, signal, onRetry) => {
  const read = await fetchWithRetry(source, groq, { eventId: source.eventId, ...params }, signal, onRetry);
  if (read.error) return { error: read.error };
  if (read.data === null) return notFound();
  const parsed = z.safeParse(schema, resolveAssets(read.data, source));
  if (parsed.success) return { data: parsed.data };
  const faults = formatIssues(parsed.error);
  const id = documentId(read.data);
  // An issue without a path is about the whole result, not about a field of the document.
  const isDocument = id !== undefined && parsed.error.issues.every(({ path }) => path.length > 0);
  if (!isDocument) return { error: { kind: 'malformed', message: faults } };
  logDropped(id, faults);
  return notFound();
};

/** A new object each time, because each failure object is reported once. */
function notFound(): QueryResult {
  return { error: { kind: 'not-found', message: 'not found' } };
}
