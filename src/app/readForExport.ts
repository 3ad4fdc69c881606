import { contentIn, readLanguages } from '#content/discovery/contentIn.ts';
import { readShared } from '#content/discovery/readShared.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import { getFacets } from '#content/facet/queries.ts';
import { features } from './features.ts';

/**
 * Reads content that browsers may request but no page is rendered with.
 *
 * @throws Error when the content cannot be read.
 */
export async function readForExport(content: SiteContent): Promise<void> {
  const languages = await readLanguages(content);
  for (const language of languages) {
    const inLanguage = contentIn(content, language, languages);
    await readShared(inLanguage, getFacets());
    for (const { server } of features) await (await server?.())?.server.readForExport?.(inLanguage);
  }
}
