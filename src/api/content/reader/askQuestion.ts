import * as z from 'zod/mini';
import type { ContentError } from '../../../lib/errors/contentError';
import { faultsOf } from '../../../lib/model/faultsOf';
import type { ContentQuestion } from '../contentQuestion';
import type { ContentSource } from '../contentSource';
import { readContent } from './readContent';

export type ContentAnswer = { data: unknown; error?: undefined } | { data?: undefined; error: ContentError };

/**
 * Asks the content service. A null result is the error `not-found`; an answer that does not fit its schema is the error
 * `malformed`. Never rejects.
 */
export async function askQuestion(
  { groq, params, schema }: ContentQuestion,
  source: ContentSource,
  signal: AbortSignal,
): Promise<ContentAnswer> {
  const read = await readContent(source, groq, { eventId: source.eventId, ...params }, signal);
  if (read.error) return { error: read.error };
  if (read.data === null) return { error: { kind: 'not-found', message: 'not found' } };
  const parsed = z.safeParse(schema, read.data);
  return parsed.success
    ? { data: parsed.data }
    : { error: { kind: 'malformed', message: faultsOf(parsed.error) } };
}
