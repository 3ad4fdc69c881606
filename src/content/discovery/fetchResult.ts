import type * as z from 'zod/mini';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { fetchQuery } from '../client/fetchQuery.ts';

/**
 * Executes a query without a store, for programs and for the sitemap.
 *
 * @throws Error with the reason if the content cannot be read.
 */
export async function fetchResult<Schema extends z.core.$ZodType>(
  source: ContentSource,
  query: ContentQuery & { schema: Schema },
): Promise<z.output<Schema>> {
  const { data, error } = await fetchQuery(query, source, new AbortController().signal);
  if (error) throw new Error(`The content could not be read: ${error.message}`);
  return data as z.output<Schema>;
}
