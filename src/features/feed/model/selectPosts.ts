import { createSelector } from '@reduxjs/toolkit';
import { orderPosts } from '#lib/feed/orderPosts.ts';
import { ALL_CATEGORIES, filterKey } from '#lib/filtering/filterKey.ts';
import type { FeedPostSummary } from '#lib/model/feedPost.ts';
import { ALL_PRIORITIES, type FeedFilters } from './filters.ts';

type Posts = readonly FeedPostSummary[];

/** Sorts once per query result, however often the filters change. */
const selectOrdered = createSelector([(posts: Posts) => posts], (posts): Posts => orderPosts(posts));

/** The posts that match the filters, in display order. */
export const selectPosts = createSelector(
  [selectOrdered, (_posts: Posts, filters: FeedFilters) => filters],
  (posts, { category, priority }): Posts =>
    posts.filter(
      (post) =>
        (priority === ALL_PRIORITIES || post.priority === priority) &&
        (category === ALL_CATEGORIES || post.categories.some(({ name }) => filterKey(name) === category)),
    ),
);
