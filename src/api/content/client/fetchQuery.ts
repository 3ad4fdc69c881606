import * as z from 'zod/mini';
import type { ContentError } from '#lib/errors/contentError.ts';
import { formatIssues } from '#lib/model/formatIssues.ts';
import type { ContentQuery } from '../contentQuery.ts';
import type { ContentSource } from '../contentSource.ts';
import { documentId, logDropped } from '../droppedDocument.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

export type QueryResult = { data: unknown; error?: undefined } | { data?: undefined; error: ContentError };

/** One of its own each time: by the object the makers are told of a failure once. */
function notFound(): QueryResult {
  return { error: { kind: 'not-found', message: 'not found' } };
}

/**
 * Asks the content service. A null result is the error `not-found`, and so is a document that does not fit its schema,
 * which is logged by `_id`; any other answer that does not fit is the error `malformed`. Never rejects.
 *
 * @param onRetry hears of each failed try that another one follows.
 */
export async function fetchQuery(
  { groq, params, schema }: ContentQuery,
  source: ContentSource,
  signal: AbortSignal,
  onRetry?: (error: ContentError) => void,
): Promise<QueryResult> {
  const read = await fetchWithRetry(source, groq, { eventId: source.eventId, ...params }, signal, onRetry);
  if (read.error) return { error: read.error };
  if (read.data === null) return notFound();
  const parsed = z.safeParse(schema, read.data);
  if (parsed.success) return { data: parsed.data };
  const faults = formatIssues(parsed.error);
  const id = documentId(read.data);
  // Without a path it is the answer itself that is wrong, and not a field of the document.
  const isDocument = id !== undefined && parsed.error.issues.every(({ path }) => path.length > 0);
  if (!isDocument) return { error: { kind: 'malformed', message: faults } };
  logDropped(id, faults);
  return notFound();
}
