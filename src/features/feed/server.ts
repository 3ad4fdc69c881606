import { NEWEST_POSTS } from '../../api/content/discovery/newestPosts';
import { SAMPLE_SLUGS } from '../../api/content/questions/addresses';
import { getFeed, getFeedCategories, getFeedPost } from '../../api/content/questions/feed';
import type { FeatureServer } from '../feature';

const questions = [getFeed(), getFeedCategories(), ...SAMPLE_SLUGS.map((slug) => getFeedPost({ slug }))];

/** A post has no address in the sitemap: it is told by the query string of the feed's. */
export const server: FeatureServer = {
  queries: [...questions.map(({ groq }) => groq), NEWEST_POSTS],
};
