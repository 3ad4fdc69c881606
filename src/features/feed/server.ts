import { NEWEST_POSTS } from '#api/content/discovery/newestPosts.ts';
import { SAMPLE_SLUGS } from '#api/content/queries/addresses.ts';
import { getFeed, getFeedCategories, getFeedPost } from '#api/content/queries/feed.ts';
import type { FeatureServer } from '#features/feature.ts';

const queries = [getFeed(), getFeedCategories(), ...SAMPLE_SLUGS.map((slug) => getFeedPost({ slug }))];

/** A post has no address in the sitemap: it is told by the query string of the feed's. */
export const server: FeatureServer = {
  queries: [...queries.map(({ groq }) => groq), NEWEST_POSTS],
};
