import { fetchQuery } from '../client/fetchQuery.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { SiteContent } from './siteContent.ts';
import { UnreadableContent } from '#lib/errors/unreadableContent.ts';

/**
 * Reads a result that pages use, too. The pages of an export then share it.
 *
 * @throws UnreadableContent
 */
export async function readShared(
  { contentSource, results }: SiteContent,
  query: ContentQuery,
): Promise<unknown> {
  const execute = results?.execute ?? fetchQuery;
  const { data, error } = await execute(query, contentSource, new AbortController().signal);
  if (error) throw new UnreadableContent(error.message);
  return data;
}
