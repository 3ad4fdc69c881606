import { STATIC_PAGES, staticPageAliases } from '../../api/content/discovery/aliases';
import { getStaticPage } from '../../api/content/queries/staticPages';
import { addressUnder } from '../../lib/url/webAddress';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = {
  queries: [getStaticPage({ alias: '' }).groq, STATIC_PAGES],

  async *addresses({ contentSource }) {
    for (const { slug, updatedAt } of await staticPageAliases(contentSource)) {
      const path = addressUnder('', slug);
      if (path !== undefined) yield { path, updatedAt };
    }
  },
};
