import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { FEED_PATH, feedCodec, postOf } from './model/filters.ts';
import { feedSlice, filtersRead, selectFilters } from './model/feedSlice.ts';

export const feed = {
  path: FEED_PATH,
  slice: feedSlice,
  urlState: { codec: feedCodec, select: selectFilters, read: filtersRead },
  chunk: 'feed',
  load: () => import(/* webpackChunkName: "feed" */ './FeedPage.tsx'),
  chunksOf: ({ search }) => (postOf(search) === undefined ? [] : ['post-dialog']),
  offlineName: SCREENS.feed,
  live: async () =>
    (await import(/* webpackChunkName: "feed-queries" */ '#content/post/queries.ts')).LIVE_FEED,
  server: () => import('./server.ts'),

  /** The queries are in a chunk of their own, which visitors of other screens do not download. */
  preload: async (...shown) =>
    (await import(/* webpackChunkName: "feed-queries" */ './preload.ts')).preloadFeed(...shown),
} satisfies Feature;
