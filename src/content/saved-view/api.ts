import type { SavedView } from './schema.ts';
import type { SavedViewLink } from './linkSchema.ts';
import { contentApi } from '../client/contentApi.ts';

// Apart from the items: lists need only the links.
const linkQueries = () => import(/* webpackChunkName: "view-queries" */ './queries.ts');
const itemQueries = () => import(/* webpackChunkName: "view-item-queries" */ './itemQueries.ts');

export const savedViewsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getSavedView: build.query<SavedView, { slug: string }>({
      query: (arg) => async () => (await itemQueries()).getSavedView(arg),
    }),
    /** A view by its `_id`, for references to it. */
    getSavedViewById: build.query<SavedView, { id: string }>({
      query: (arg) => async () => (await itemQueries()).getSavedViewById(arg),
    }),
    /** The views of all lists, in the editors' order. */
    getSavedViews: build.query<readonly SavedViewLink[], void>({
      query: () => async () => (await linkQueries()).getSavedViews(),
    }),
  }),
});

export const { useGetSavedViewQuery, useGetSavedViewByIdQuery, useGetSavedViewsQuery } = savedViewsApi;
