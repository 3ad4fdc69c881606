import type { AppDispatch } from '#content/store.ts';
import { feedApi } from '#content/post/api.ts';
import { preloadViews } from '#features/saved-views/index.ts';
import type { Address } from '#lib/url/screenCodec.ts';
import { postOf } from './model/filters.ts';

/** Starts the queries of the feed, and of the post that is open over it. */
export async function preloadFeed(dispatch: AppDispatch, { search }: Address): Promise<void> {
  dispatch(feedApi.util.prefetch('getFeed', undefined, {}));
  dispatch(feedApi.util.prefetch('getFeedCategories', undefined, {}));
  const slug = postOf(search);
  if (slug !== undefined) dispatch(feedApi.util.prefetch('getFeedPost', { slug }, {}));
  await preloadViews(dispatch);
}
