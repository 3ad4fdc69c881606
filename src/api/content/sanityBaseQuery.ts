import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import type { ContentError } from '../../lib/model/contentError';
import { faultsOf } from '../../lib/model/faultsOf';
import type { ContentExtra } from './contentSource';
import { readContent } from './readContent';

export interface ContentQuery {
  groq: string;
  params?: Readonly<Record<string, unknown>>;
  /** What the answer must be. It is parsed before it enters the cache. */
  schema: z.core.$ZodType;
}

/**
 * RTK Query's base query over the Sanity client. Every query carries `$eventId`. A null result is
 * the error `not-found`; an answer that does not fit its schema is the error `malformed`.
 */
export const sanityBaseQuery: BaseQueryFn<ContentQuery, unknown, ContentError> = async (
  { groq, params, schema },
  { extra, signal },
) => {
  const { contentSource } = extra as ContentExtra;
  const read = await readContent(contentSource, groq, { eventId: contentSource.eventId, ...params }, signal);
  if (read.error) return { error: read.error };
  if (read.data === null) return { error: { kind: 'not-found', message: 'not found' } };
  const parsed = z.safeParse(schema, read.data);
  return parsed.success
    ? { data: parsed.data }
    : { error: { kind: 'malformed', message: faultsOf(parsed.error) } };
};
