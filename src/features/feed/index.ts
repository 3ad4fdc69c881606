import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Address } from '../../lib/url/screenCodec';
import { FEED_PATH, feedCodec, postOf } from './model/filters';
import { feedSlice, filtersRead, selectFilters } from './model/slice';

/** The feed's manifest: what the rest of the site may know of it. */
export const feed = {
  path: FEED_PATH,
  slice: feedSlice,
  urlState: { codec: feedCodec, select: selectFilters, read: filtersRead },
  chunk: 'feed',
  parts: ({ search }: Address) => (postOf(search) === undefined ? [] : ['post-dialog']),
  load: () => import(/* webpackChunkName: "feed" */ './FeedPage'),

  /**
   * Starts the screen's queries while its code is still on its way. They are a small chunk of their own, so that
   * visitors of other screens do not download them.
   */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, { search }: Address) {
    const { feedApi } = await import(/* webpackChunkName: "feed-queries" */ '../../api/content/feed');
    dispatch(feedApi.util.prefetch('getFeed', undefined, {}));
    dispatch(feedApi.util.prefetch('getFeedCategories', undefined, {}));
    const slug = postOf(search);
    if (slug !== undefined) dispatch(feedApi.util.prefetch('getFeedPost', { slug }, {}));
  },
};
