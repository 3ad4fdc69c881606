import { feedApi } from '#content/post/api.ts';
import type { Preload } from '#features/feature.ts';
import { preloadViews } from '#features/saved-views/index.ts';
import { postOf } from './model/filters.ts';

/** Starts the queries of the feed, and of the post that is open over it. */
export const preloadFeed: Preload = async (dispatch, { search }) => {
  dispatch(feedApi.util.prefetch('getFeed', undefined, {}));
  dispatch(feedApi.util.prefetch('getFeedCategories', undefined, {}));
  const slug = postOf(search);
  if (slug !== undefined) dispatch(feedApi.util.prefetch('getFeedPost', { slug }, {}));
  await preloadViews(dispatch);
};
