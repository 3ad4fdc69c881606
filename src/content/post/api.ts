import type { Category } from '../category/schema.ts';
import type { FeedPost, FeedPostSummary } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "feed-queries" */ './queries.ts');

export const feedApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every published post, without its text. The screen filters and sorts them. */
    getFeed: build.query<readonly FeedPostSummary[], void>({
      query: () => async () => (await queries()).getFeed(),
    }),
    getFeedCategories: build.query<readonly Category[], void>({
      query: () => async () => (await queries()).getFeedCategories(),
    }),
    getFeedPost: build.query<FeedPost, { slug: string }>({
      query: (arg) => async () => (await queries()).getFeedPost(arg),
    }),
  }),
});

export const { useGetFeedQuery, useGetFeedCategoriesQuery, useGetFeedPostQuery } = feedApi;
