import { fetchQuery } from '../client/fetchQuery.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * Reads a result that pages use, too. The pages of an export then share it.
 *
 * @throws Error with the reason if the content cannot be read.
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
