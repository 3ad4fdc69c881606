import * as CONSTANTS from '#lib/config/constants.ts';
import type { PlaceSummary } from './summarySchema.ts';
import { contentApi } from '../client/contentApi.ts';
import {
  type CountedCategory,
  type ItemsById,
  type ListQueries,
  type ListStats,
  itemsInOneEntry,
} from '../lists/listQueries.ts';
import { type PageArg, type PagedList, pagesInOneEntry, showingUntil } from '../lists/pagedList.ts';

const queries = () => import(/* webpackChunkName: "place-queries" */ './queries.ts');

export const placeListApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlaceCategories: build.query<readonly CountedCategory[], void>({
      query: () => async () => (await queries()).getPlaceCategories(),
    }),
    getPlaceStats: build.query<ListStats, { category: string }>({
      query: (arg) => async () => (await queries()).getPlaceStats(arg),
    }),
    getPlaces: build.query<PagedList<PlaceSummary>, PageArg>({
      query: (arg) => async () => (await queries()).getPlaces(arg),
      ...pagesInOneEntry(CONSTANTS.placePageSize),
    }),
    getPlacesById: build.query<ItemsById<PlaceSummary>, { ids: readonly string[] }>({
      query: (arg) => async () => (await queries()).getPlacesById(arg),
      ...itemsInOneEntry(),
    }),
  }),
});

export const placeQueries: ListQueries<PlaceSummary> = {
  kind: 'place',
  type: 'place',
  pageSize: CONSTANTS.placePageSize,
  categories: placeListApi.endpoints.getPlaceCategories,
  stats: placeListApi.endpoints.getPlaceStats,
  page: placeListApi.endpoints.getPlaces,
  byId: placeListApi.endpoints.getPlacesById,
  showUntil: (scope, offset) =>
    placeListApi.util.updateQueryData(
      'getPlaces',
      { ...scope, offset: 0 },
      showingUntil(offset, CONSTANTS.placePageSize),
    ),
};
