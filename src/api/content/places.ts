import * as CONSTANTS from '#lib/config/constants.ts';
import type { Category } from '#lib/model/category.ts';
import type { PlaceSummary } from '#lib/model/placeSummary.ts';
import type { PagedList } from '#lib/pagination/mergePage.ts';
import { contentApi } from './contentApi.ts';
import {
  type ListStats,
  type ListQueries,
  type PageArg,
  pagesInOneEntry,
  showingAhead,
} from './listQueries.ts';

const queries = () => import(/* webpackChunkName: "place-queries" */ './queries/places.ts');

export const placesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlaceCategories: build.query<readonly Category[], void>({
      query: () => async () => (await queries()).getPlaceCategories(),
    }),
    getPlaceStats: build.query<ListStats, { category: string }>({
      query: (arg) => async () => (await queries()).getPlaceStats(arg),
    }),
    getPlaces: build.query<PagedList<PlaceSummary>, PageArg>({
      query: (arg) => async () => (await queries()).getPlaces(arg),
      ...pagesInOneEntry(CONSTANTS.placePageSize),
    }),
  }),
});

export const placeQueries: ListQueries<PlaceSummary> = {
  categories: placesApi.endpoints.getPlaceCategories,
  stats: placesApi.endpoints.getPlaceStats,
  page: placesApi.endpoints.getPlaces,
  showAhead: (scope) =>
    placesApi.util.updateQueryData(
      'getPlaces',
      { ...scope, offset: 0 },
      showingAhead(CONSTANTS.placePageSize),
    ),
};
