import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { News } from '#lib/rendering/renderer.ts';
import { features } from './features.ts';

/**
 * The newest posts for the Atom feed of each language, from the feature that has news.
 *
 * @throws Error when the content cannot be read, or has no such event.
 */
export async function siteNews(content: SiteContent): Promise<News[]> {
  for (const { server } of features) {
    const readNews = (await server?.())?.server.news;
    if (readNews) return readNews(content);
  }
  throw new Error('No screen of the site has news.');
}
