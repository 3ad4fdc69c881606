import { PRIORITIES, type Priority } from '#lib/feed/priority.ts';
import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { writeParams } from '#lib/url/queryParams.ts';
import { type Address, addressText, createCodec, paramReader } from '#lib/url/screenCodec.ts';

export const FEED_PATH = '/feed';

/** Stands for 'no priority chosen'. */
export const ALL_PRIORITIES = 'all';

/** What a visitor has chosen on the feed; synchronised with the address. */
export interface FeedFilters {
  /** A filter key, or `all`. */
  category: string;
  priority: Priority | typeof ALL_PRIORITIES;
}

export const NO_FILTERS: FeedFilters = { category: ALL_CATEGORIES, priority: ALL_PRIORITIES };

/** A priority from outside; anything unknown is none. */
export function readPriority(raw: string | undefined): FeedFilters['priority'] {
  return PRIORITIES.find((priority) => priority === raw) ?? ALL_PRIORITIES;
}

/**
 * `/feed?category=&priority=&post=`, in this order, defaults left out.
 *
 * `post` is a place that a visitor goes to, not a setting of the list: links push it, Back takes it away, and the
 * router alone holds it. The codec therefore takes it over from the present address, as it takes over a dialog's slug
 * elsewhere, so that URL sync, which replaces, never opens or closes a post.
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

/** The alias of the post that an address opens over the list. */
export function postOf(search: string): string | undefined {
  return paramReader(search)('post');
}

/** The address of the filtered list, or of a post over it. */
export function feedAddress(filters: FeedFilters, post?: string): Address {
  return feedCodec.write(filters, { pathname: FEED_PATH, search: writeParams({ post }, '') });
}

/** Where a post's card leads; undefined for a post without an alias. */
export function postAddress(filters: FeedFilters, alias: string | undefined): string | undefined {
  return alias === undefined ? undefined : addressText(feedAddress(filters, alias));
}
