import type { SavedView } from '#lib/model/savedView.ts';
import type { SavedViewLink } from '#lib/model/savedViewLink.ts';
import { contentApi } from './contentApi.ts';

// Lists need the links only.
const linkQueries = () => import(/* webpackChunkName: "view-queries" */ './queries/savedViews.ts');
const itemQueries = () => import(/* webpackChunkName: "view-item-queries" */ './queries/viewItems.ts');

export const savedViewsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getSavedView: build.query<SavedView, { slug: string }>({
      query: (arg) => async () => (await itemQueries()).getSavedView(arg),
    }),
    /** The same for a reference. */
    getSavedViewById: build.query<SavedView, { id: string }>({
      query: (arg) => async () => (await itemQueries()).getSavedViewById(arg),
    }),
    /** The views of all lists, in the editor's order. */
    getSavedViews: build.query<readonly SavedViewLink[], void>({
      query: () => async () => (await linkQueries()).getSavedViews(),
    }),
  }),
});

export const { useGetSavedViewQuery, useGetSavedViewByIdQuery, useGetSavedViewsQuery } = savedViewsApi;
