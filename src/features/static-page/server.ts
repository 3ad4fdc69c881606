import type { ContentState } from '#content/client/contentApi.ts';
import { STATIC_PAGES, staticPageAliases } from '#content/discovery/aliases.ts';
import { STATIC_PAGES_SHOWN } from '#content/discovery/shownContent.ts';
import { getStaticPage } from '#content/page/queries.ts';
import { staticPagesApi } from '#content/page/api.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { staticPageSchema } from '#content/page/schema.ts';
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

  linkPreview(state: ContentState, { params: { slug = '' } }) {
    const { data } = staticPagesApi.endpoints.getStaticPage.select({ alias: slug })(state);
    if (data?.title === undefined) return undefined;
    return {
      about: 'screen',
      title: data.title,
      pictures: [assetAddress(data.media ?? data.alternativeMedia)],
    };
  },
};
