import type { ContentState } from '#content/client/contentApi.ts';
import { addressedDocuments } from '#content/discovery/addressedDocuments.ts';
import { NEWEST_POSTS } from '#content/discovery/newestPosts.ts';
import { SAMPLE_SLUGS } from '#content/client/addresses.ts';
import { POSTS, getFeed, getFeedCategories, getFeedPost } from '#content/post/queries.ts';
import { shownItems } from '#content/discovery/shownContent.ts';
import { feedApi } from '#content/post/api.ts';
import { keyOf } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { categorySchema } from '#content/category/schema.ts';
import { listContent } from '#lib/link-preview/content.ts';
import type { FeatureServer } from '#features/feature.ts';
import { ALL_PRIORITIES, postOf } from './model/filters.ts';
import { MESSAGES } from './messages/index.ts';
import { PRIORITY_NAMES } from './model/priorityNames.ts';
import { selectFilters } from './model/feedSlice.ts';
import { selectPosts } from './model/selectPosts.ts';
import { readNews } from './readNews.ts';

const queries = [getFeed(), getFeedCategories(), ...SAMPLE_SLUGS.map((slug) => getFeedPost({ slug }))];

/** Posts are not in the sitemap: their URLs differ from the feed's only in the query string. */
export const server: FeatureServer = {
  queries: [...queries.map(({ groq }) => groq), NEWEST_POSTS],
  shown: (path) => [
    {
      noun: ['post', 'posts'],
      query: shownItems(POSTS),
      page: { routes: [path], searchParam: 'post', hasAlias: true },
    },
    { query: { ...getFeedCategories(), schema: categorySchema } },
  ],

  async readForExport(content) {
    // A post has no page of its own. Reading it reports it for the export.
    const posts = addressedDocuments(content, POSTS);
    while (!(await posts.next()).done);
  },

  news: readNews,

  linkPreview(state: ContentState & Parameters<typeof selectFilters>[0], { search, i18n: { t } }) {
    const post = postOf(search);
    const { getFeed, getFeedCategories, getFeedPost } = feedApi.endpoints;
    if (post !== undefined) {
      const { data } = getFeedPost.select({ slug: post })(state);
      return data && { about: 'item', title: data.headline, pictures: [assetAddress(data.pictures[0])] };
    }
    const filters = selectFilters(state);
    const posts = selectPosts(getFeed.select()(state).data ?? [], filters);
    const category = (getFeedCategories.select()(state).data ?? []).find(
      (one) => keyOf(one) === filters.category,
    );
    return listContent({
      title: t(MESSAGES.title),
      countText: (count) => t(MESSAGES.count, { count }),
      filters: [
        category?.name,
        filters.priority === ALL_PRIORITIES ? undefined : t(PRIORITY_NAMES[filters.priority]),
      ],
      pictures: posts.map(({ pictures }) => assetAddress(pictures[0])),
      count: posts.length,
    });
  },
};
