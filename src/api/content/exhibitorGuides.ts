import type { ExhibitorGuide } from '#lib/model/exhibitorGuide.ts';
import { contentApi } from './contentApi.ts';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries/exhibitorGuides.ts');

export const exhibitorGuidesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the guides have none that hides them. */
    getExhibitorGuides: build.query<readonly ExhibitorGuide[], void>({
      query: () => async () => (await queries()).getExhibitorGuides(),
    }),
  }),
});

export const { useGetExhibitorGuidesQuery } = exhibitorGuidesApi;
