import { createSelector } from '@reduxjs/toolkit';
import type { Change } from '#content/live/liveSlice.ts';
import { orderPosts } from './orderPosts.ts';
import { countKeys } from '#lib/filtering/countKeys.ts';
import { ALL_CATEGORIES, keyOf } from '#lib/filtering/filterKey.ts';
import type { FeedPostSummary } from '#content/post/schema.ts';
import { ALL_PRIORITIES, type FeedFilters } from './filters.ts';

type Posts = readonly FeedPostSummary[];

/** Sorts once for each query result, however often the filters change. */
const selectOrdered = createSelector([(posts: Posts) => posts], (posts): Posts => orderPosts(posts));

/** The posts that match the filters, in display order. */
export const selectPosts = createSelector(
  [selectOrdered, (_posts: Posts, filters: FeedFilters) => filters],
  (posts, { category, priority }): Posts =>
    posts
      .filter(isUnder({ priority }))
      .filter(
        ({ categories }) => category === ALL_CATEGORIES || categories.some((one) => keyOf(one) === category),
      ),
);

function isUnder({ priority }: Pick<FeedFilters, 'priority'>) {
  return (post: FeedPostSummary) => priority === ALL_PRIORITIES || post.priority === priority;
}

/** How many posts each category would show under the chosen priority, by filter key. */
export function countCategories(posts: Posts, filters: FeedFilters): ReadonlyMap<string, number> {
  return countKeys(posts.filter(isUnder(filters)).map(({ categories }) => categories.map(keyOf)));
}

/**
 * The posts without those that arrived while the page is open: these wait until the visitor asks for them.
 *
 * @returns `newPosts`: the `_id`s of the waiting posts.
 */
export function splitNewPosts(
  posts: Posts | undefined,
  changes: Readonly<Record<string, Change>>,
): { posts: Posts | undefined; newPosts: readonly string[] } {
  const newPosts = (posts ?? []).flatMap(({ _id }) => (changes[_id]?.kind === 'added' ? [_id] : []));
  if (newPosts.length === 0) return { posts, newPosts };
  return { posts: posts?.filter(({ _id }) => !newPosts.includes(_id)), newPosts };
}
