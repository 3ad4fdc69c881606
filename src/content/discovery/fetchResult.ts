import type * as z from 'zod/mini';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { fetchQuery } from '../client/fetchQuery.ts';
import { UnreadableContent } from '#lib/errors/unreadableContent.ts';

/**
 * Executes a query without a store, for programs and for the sitemap.
 *
 * @throws UnreadableContent
 */
export async function fetchResult<Schema extends z.core.$ZodType>(
  source: ContentSource,
  query: ContentQuery & { schema: Schema },
): Promise<z.output<Schema>> {
  const { data, error } = await fetchQuery(query, source, new AbortController().signal);
  if (error) throw new UnreadableContent(error.message);
  return data as z.output<Schema>;
}
