import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { type ContentError, networkError } from '#lib/errors/contentError.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { formatIssues } from '#lib/schema/formatIssues.ts';
import { NETWORK_TIMEOUT } from '#lib/offline/networkTimeout.ts';
import {
  type ContentExtra,
  type ContentQuery,
  type FetchQuery,
  type QueryResult,
  queryKey,
} from './contentQuery.ts';
import type { ContentSource } from './contentSource.ts';
import { inLanguage } from './inLanguage.ts';
import { documentId, logDropped } from './droppedDocument.ts';
import { request } from './request.ts';

/** How long a failure is remembered. Milliseconds. */
const FAILURE_COUNTS_FOR = 3000;

/**
 * The recent failures of each content source, by query. A preload may fail before its screen mounts, and each part of
 * the screen executes its queries when it mounts. Without this map a failing service would get a request from each of
 * them.
 */
const recentFailures = new WeakMap<ContentSource, Failures>();
type Failures = Map<string, Failure>;
interface Failure {
  error: ContentError;
  until: number;
}

/**
 * Executes a query of the store. A query that has just failed fails again without a request, unless a visitor retries
 * it. A query with a fallback may take its result from there.
 *
 * @param loading rejects if the query's module cannot be loaded: the error is then `network`.
 */
export async function executeQuery(loading: Promise<ContentQuery>, api: BaseQueryApi): Promise<QueryResult> {
  const { contentSource, execute = fetchQuery } = api.extra as ContentExtra;
  let query: ContentQuery;
  try {
    query = await loading;
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
  const failures: Failures = recentFailures.get(contentSource) ?? new Map<string, Failure>();
  recentFailures.set(contentSource, failures);
  const known = failures.get(queryKey(query));
  if (known && known.until > Date.now() && !api.forced) return { error: known.error };

  const result = await fetchOrFallBack(execute, query, contentSource, api.signal);
  if (result.error && result.error.kind !== 'aborted')
    failures.set(queryKey(query), { error: result.error, until: Date.now() + FAILURE_COUNTS_FOR });
  return result;
}

/**
 * Requests and parses the result of a query; never rejects. A null result is the error `not-found`, and so is a document
 * that does not fit its schema, which is logged by `_id`. Any other result that does not fit is the error `malformed`.
 */
export const fetchQuery: FetchQuery = async (query, source, signal, onRetry) => {
  const { groq, params, schema } = inLanguage(query, source);
  const read = await request(source, groq, { eventId: source.eventId, ...params }, signal, onRetry);
  if (read.error) return read;
  const { meta } = read;
  if (read.data === null) return notFound(meta);
  const parsed = z.safeParse(schema, resolveContent(read.data, source));
  if (parsed.success) return { data: parsed.data, meta };
  const faults = formatIssues(parsed.error);
  const id = documentId(read.data);
  // An issue without a path is about the whole result, not about a field of the document.
  const isDocument = id !== undefined && parsed.error.issues.every(({ path }) => path.length > 0);
  if (!isDocument) return { error: { kind: 'malformed', message: faults } };
  logDropped(id, faults);
  return notFound(meta);
};

/** A new object for each call, because each failure object is reported once. */
function notFound(meta: QueryResult['meta']): QueryResult {
  return { error: { kind: 'not-found', message: 'not found' }, meta };
}

/**
 * The result of a query. If the network fails or is slow, the result of the query's fallback is used, if the service
 * worker has stored it. Otherwise the network's result is awaited.
 */
function fetchOrFallBack(
  fetchQuery: FetchQuery,
  query: ContentQuery,
  source: ContentSource,
  signal: AbortSignal,
): Promise<QueryResult> {
  const { fallback } = query;
  if (!fallback || !globalThis.navigator?.serviceWorker?.controller) return fetchQuery(query, source, signal);
  return new Promise((resolve, reject) => {
    let search: Promise<void> | undefined;
    const findInFallback = async () => {
      const oneTry = new AbortController();
      const { data } = await fetchQuery(fallback.query, source, oneTry.signal, () => oneTry.abort());
      const found = data === undefined ? undefined : fallback.find(data);
      if (found !== undefined) resolve({ data: found });
    };
    // A fallback that cannot be read is none.
    const searchFallback = () => (search ??= findInFallback().catch(() => undefined));
    const timer = setTimeout(searchFallback, NETWORK_TIMEOUT);
    const fetchFromNetwork = async () => {
      const result = await fetchQuery(query, source, signal, ({ kind }) => {
        if (kind === 'network') void searchFallback();
      });
      clearTimeout(timer);
      if (result.error?.kind === 'network') await searchFallback();
      // No effect if the fallback has resolved the promise already.
      resolve(result);
    };
    fetchFromNetwork().catch(reject);
  });
}
