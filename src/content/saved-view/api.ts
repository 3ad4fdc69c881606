import type { SavedView, SavedViewLink } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "view-queries" */ './queries.ts');

export const savedViewsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getSavedView: build.query<SavedView, { slug: string }>({
      query: (arg) => async () => (await queries()).getSavedView(arg),
    }),
    /** The same for a reference. */
    getSavedViewById: build.query<SavedView, { id: string }>({
      query: (arg) => async () => (await queries()).getSavedViewById(arg),
    }),
    /** The views of all lists, in the editor's order. */
    getSavedViews: build.query<readonly SavedViewLink[], void>({
      query: () => async () => (await queries()).getSavedViews(),
    }),
  }),
});

export const { useGetSavedViewQuery, useGetSavedViewByIdQuery, useGetSavedViewsQuery } = savedViewsApi;
