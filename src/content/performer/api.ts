import * as CONSTANTS from '#lib/config/constants.ts';
import type { Performer, PerformerSummary } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';
import {
  type CountedCategory,
  type ItemsById,
  type ListQueries,
  type ListStats,
  itemsInOneEntry,
} from '../lists/listQueries.ts';
import { type PageArg, type PagedList, pagesInOneEntry, showingUntil } from '../lists/pagedList.ts';

const queries = () => import(/* webpackChunkName: "performer-queries" */ './queries.ts');

export const performersApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPerformerCategories: build.query<readonly CountedCategory[], void>({
      query: () => async () => (await queries()).getPerformerCategories(),
    }),
    getPerformerStats: build.query<ListStats, { category: string }>({
      query: (arg) => async () => (await queries()).getPerformerStats(arg),
    }),
    getPerformers: build.query<PagedList<PerformerSummary>, PageArg>({
      query: (arg) => async () => (await queries()).getPerformers(arg),
      ...pagesInOneEntry(CONSTANTS.performerPageSize),
    }),
    getPerformersById: build.query<ItemsById<PerformerSummary>, { ids: readonly string[] }>({
      query: (arg) => async () => (await queries()).getPerformersById(arg),
      ...itemsInOneEntry(),
    }),
    getPerformer: build.query<Performer, { slug: string }>({
      query: (arg) => async () => (await queries()).getPerformer(arg),
    }),
  }),
});

export const performerQueries: ListQueries<PerformerSummary> = {
  kind: 'performer',
  type: 'performer',
  pageSize: CONSTANTS.performerPageSize,
  categories: performersApi.endpoints.getPerformerCategories,
  stats: performersApi.endpoints.getPerformerStats,
  page: performersApi.endpoints.getPerformers,
  byId: performersApi.endpoints.getPerformersById,
  showUntil: (scope, offset) =>
    performersApi.util.updateQueryData(
      'getPerformers',
      { ...scope, offset: 0 },
      showingUntil(offset, CONSTANTS.performerPageSize),
    ),
};

export const { useGetPerformerQuery } = performersApi;
