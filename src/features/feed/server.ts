import { NEWEST_POSTS } from '#api/content/discovery/newestPosts.ts';
import { SAMPLE_SLUGS } from '#api/content/queries/addresses.ts';
import { POSTS, getFeed, getFeedCategories, getFeedPost } from '#api/content/queries/feed.ts';
import { shownItems } from '#api/content/discovery/shownContent.ts';
import { categorySchema } from '#lib/model/category.ts';
import type { FeatureServer } from '#features/feature.ts';

const queries = [getFeed(), getFeedCategories(), ...SAMPLE_SLUGS.map((slug) => getFeedPost({ slug }))];

/** Posts are not in the sitemap: their URLs differ from the feed's in the query string only. */
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
};
