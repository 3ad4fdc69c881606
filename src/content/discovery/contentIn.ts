import type * as z from 'zod/mini';
import { contentLanguages, languagesOf } from '#lib/i18n/pageLanguage.ts';
import { sourceIn } from '../client/contentSource.ts';
import { getLanguages, type languagesSchema } from '../festival/queries.ts';
import { readShared } from './readShared.ts';
import type { SiteContent } from './siteContent.ts';

/** The languages of the festival's addresses, the first one without a prefix. */
type Languages = readonly [string, ...string[]];

/**
 * Reads the festival's languages, which decide what addresses mean and how queries are written.
 *
 * @throws UnreadableContent
 */
export async function readLanguages(content: SiteContent): Promise<Languages> {
  return languagesOf((await readShared(content, getLanguages())) as z.output<typeof languagesSchema>);
}

/** The content for pages in one of the festival's languages. */
export function contentIn(content: SiteContent, language: string, languages: Languages): SiteContent {
  const { contentSource } = content;
  return { ...content, contentSource: sourceIn(contentSource, contentLanguages(language, languages)) };
}
