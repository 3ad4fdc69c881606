import { fetchQuery } from '../client/fetchQuery.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * Reads a result that pages have as well; those of an export share it.
 *
 * @throws Error saying why the content could not be read.
 */
export async function readShared(
  { contentSource, results }: SiteContent,
  query: ContentQuery,
): Promise<unknown> {
  const execute = results?.execute ?? fetchQuery;
  const { data, error } = await execute(query, contentSource, new AbortController().signal);
  if (error) throw new Error(`The content could not be read: ${error.message}`);
  return data;
}
