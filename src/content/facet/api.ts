import type { Facet } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "facet-queries" */ './queries.ts');

export const facetsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** All facets that visitors see, in the editors' order. Of several with one key only the first is a filter. */
    getFacets: build.query<readonly Facet[], void>({
      query: () => async () => (await queries()).getFacets(),
    }),
  }),
});

export const { useGetFacetsQuery } = facetsApi;
