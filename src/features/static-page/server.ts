import type { ContentState } from '#api/content/contentApi.ts';
import { STATIC_PAGES, staticPageAliases } from '#api/content/discovery/aliases.ts';
import { STATIC_PAGES_SHOWN } from '#api/content/discovery/shownContent.ts';
import { getStaticPage } from '#api/content/queries/staticPages.ts';
import { staticPagesApi } from '#api/content/staticPages.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { staticPageSchema } from '#lib/model/staticPage.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getStaticPage({ alias: '' }).groq, STATIC_PAGES],
  shown: (path) => [
    {
      noun: ['page', 'pages'],
      query: { groq: STATIC_PAGES_SHOWN, schema: staticPageSchema },
      page: { routes: [path], hasAlias: true },
    },
  ],

  async *addresses({ contentSource }) {
    for (const { slug, updatedAt } of await staticPageAliases(contentSource)) {
      const path = addressUnder('', slug);
      if (path !== undefined) yield { path, updatedAt };
    }
  },

  share(state: ContentState, { params: { slug = '' } }) {
    const { data } = staticPagesApi.endpoints.getStaticPage.select({ alias: slug })(state);
    if (data?.title === undefined) return undefined;
    return {
      about: 'screen',
      title: data.title,
      pictures: [assetAddress(data.media ?? data.alternativeMedia)],
    };
  },
};
