import type { ContentState } from '#content/client/contentApi.ts';
import { addressedDocuments, namedGroq } from '#content/discovery/addressedDocuments.ts';
import { shownItems } from '#content/discovery/shownContent.ts';
import { SAMPLE_SLUGS } from '#content/client/addresses.ts';
import { getSavedViews } from '#content/saved-view/queries.ts';
import { getSavedView, getSavedViewById, savedViews } from '#content/saved-view/itemQueries.ts';
import { savedViewsApi } from '#content/saved-view/api.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { SavedView } from '#content/saved-view/schema.ts';
import { VIEWS_PATH } from '#content/saved-view/viewPaths.ts';
import { itemListData } from '#content/structured-data/structuredData.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import type { FeatureServer, StructuredPage } from '#features/feature.ts';
import { itemHref } from './model/itemCard.ts';
import { listOf } from './model/viewLists.ts';

export const server: FeatureServer = {
  async queries() {
    const queries = await Promise.all([
      getSavedViewById({ id: '' }),
      ...SAMPLE_SLUGS.map((slug) => getSavedView({ slug })),
    ]);
    return [...[getSavedViews(), ...queries].map(({ groq }) => groq), namedGroq(await savedViews())];
  },

  shown: async (path) => [
    {
      noun: ['saved view', 'saved views'],
      query: shownItems(await savedViews()),
      page: { routes: [path], hasAlias: true },
    },
  ],

  async *addresses(content) {
    for await (const { slug, updatedAt } of addressedDocuments(content, await savedViews())) {
      const path = addressUnder(VIEWS_PATH, slug);
      if (path !== undefined) yield { path, updatedAt };
    }
  },

  linkPreview(state, { params: { alias = '' } }) {
    const view = viewIn(state, alias);
    const pictures = view?.media
      ? [assetAddress(view.media)]
      : view?.items.map(({ pictures }) => assetAddress(pictures[0]));
    return view && { about: 'item', title: view.title, pictures: pictures ?? [] };
  },

  async chunks(state, { alias = '' }, features) {
    const view = viewIn(state, alias);
    const list = view?.items.length === 0 ? listOf(features, view.address) : undefined;
    if (!list) return [];
    const loaded = await list.server?.();
    return [list.chunk, ...(loaded?.server.resultsChunks ?? [])];
  },

  async structuredData(state, page) {
    const { root, url, trail, params } = page;
    const view = viewIn(state, params.alias ?? '');
    if (!view) return [];
    const crumbs = trail({ name: view.title, url });
    if (view.items.length > 0) return [crumbs, itemListData(view.title, itemPages(view.items, root))];
    return [crumbs, ...(await listData(view, state, page))];
  },
};

function itemPages(items: SavedView['items'], root: string) {
  return items.flatMap((item) => {
    const href = itemHref(item);
    return href === undefined ? [] : [{ name: item.name, url: root + href }];
  });
}

/** The structured data of the list's own page for its items, with the view's title. */
async function listData({ title, address }: SavedView, state: unknown, page: StructuredPage) {
  const list = listOf(page.features, address);
  if (!list?.slice || !list.urlState || !address) return [];
  const loaded = await list.server?.();
  const filtered = { ...(state as object), [list.slice.name]: list.urlState.codec.read(address) };
  const data = await loaded?.server.structuredData?.(filtered, { ...page, params: {} });
  return (data ?? []).flatMap((part) => (part['@type'] === 'ItemList' ? [{ ...part, name: title }] : []));
}

function viewIn(state: unknown, slug: string) {
  return savedViewsApi.endpoints.getSavedView.select({ slug })(state as ContentState).data;
}
