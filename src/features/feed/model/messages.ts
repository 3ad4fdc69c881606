import type { Priority } from '#content/post/priority.ts';

/** Texts of the feed, as specified. */
export const MESSAGES = {
  title: 'Feed',
  subtitle: "What's new, what's changed and what to know before you come.",
  list: 'posts',
  loading: 'Loading Feed',
  loadingDetail: 'Please wait while we fetch the latest news...',
  loadMore: 'Load More',
  failed: 'Failed to Load Feed',
  failedDetail: 'We could not load the feed data. Please try again later.',
  none: 'No posts yet',
  noneDetail: 'News will be here closer to the festival.',
  noMatch: 'No posts found',
  postLoading: 'Loading post details...',
  postMissing: 'Post Not Found',
  postMissingDetail: 'This post could not be found.',
  /** Label of a button without a text. */
  button: 'Click Here',
};

export const PRIORITY_NAMES: Record<Priority, string> = {
  breaking: 'Breaking',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};
