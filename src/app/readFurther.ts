import { readShared } from '#api/content/discovery/readShared.ts';
import type { SiteContent } from '#api/content/discovery/siteContent.ts';
import { getNames } from '#api/content/queries/names.ts';
import { NAMES_QUERIES } from '#api/content/search/search.ts';
import { features } from './features.ts';

/**
 * Reads what browsers may ask for beside what pages are made of: names for the search, and what features name.
 *
 * @throws Error when the content cannot be read.
 */
export async function readFurther(content: SiteContent): Promise<void> {
  for (const arg of NAMES_QUERIES) await readShared(content, getNames(arg));
  for (const { server } of features) await (await server?.())?.server.readFurther?.(content);
}
