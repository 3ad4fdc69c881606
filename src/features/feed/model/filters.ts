import { PRIORITIES, type Priority } from '#content/post/priority.ts';
import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { writeParams } from '#lib/url/queryParams.ts';
import { type Address, addressText, createCodec, paramReader } from '#lib/url/screenCodec.ts';

export const FEED_PATH = '/feed';

/** No priority chosen. */
export const ALL_PRIORITIES = 'all';

/** The feed's filters; synchronised with the URL. */
export interface FeedFilters {
  /** A filter key, or `all`. */
  category: string;
  priority: Priority | typeof ALL_PRIORITIES;
}

export const NO_FILTERS: FeedFilters = { category: ALL_CATEGORIES, priority: ALL_PRIORITIES };

/** Parses a priority; unknown values are ignored. */
export function readPriority(raw: string | undefined): FeedFilters['priority'] {
  return PRIORITIES.find((priority) => priority === raw) ?? ALL_PRIORITIES;
}

/**
 * `/feed?category=&priority=&post=`, in this order, without defaults.
 *
 * `post` is navigation, not a filter: links push it, Back removes it, and only the router holds it. The codec copies it
 * from the present URL, as other codecs copy a dialog's slug. So URL sync, which replaces history entries, never opens
 * or closes a post.
 */
export const feedCodec = createCodec<FeedFilters, 'category' | 'priority' | 'post'>({
  path: /^\/feed\/?$/i,
  params: ['category', 'priority', 'post'],

  read: (param) => ({
    category: param('category') ?? ALL_CATEGORIES,
    priority: readPriority(param('priority')),
  }),

  write: ({ category, priority }, { param }) => ({
    pathname: FEED_PATH,
    params: {
      category: category === ALL_CATEGORIES ? undefined : category,
      priority: priority === ALL_PRIORITIES ? undefined : priority,
      post: param('post'),
    },
  }),
});

/** The alias of the post that a URL opens over the list. */
export function postOf(search: string): string | undefined {
  return paramReader(search)('post');
}

/** The URL of the filtered list, or of a post over it. */
export function feedAddress(filters: FeedFilters, post?: string): Address {
  return feedCodec.write(filters, { pathname: FEED_PATH, search: writeParams({ post }, '') });
}

/** The link of a post's card; undefined for a post without an alias. */
export function postAddress(filters: FeedFilters, alias: string | undefined): string | undefined {
  return alias === undefined ? undefined : addressText(feedAddress(filters, alias));
}
