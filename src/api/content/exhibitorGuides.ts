import type { ExhibitorGuide } from '../../lib/model/exhibitorGuide';
import { contentApi } from './contentApi';

const questions = () => import(/* webpackChunkName: "text-queries" */ './questions/exhibitorGuides');

export const exhibitorGuidesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the guides have none that hides them. */
    getExhibitorGuides: build.query<readonly ExhibitorGuide[], void>({
      query: () => async () => (await questions()).getExhibitorGuides(),
    }),
  }),
});

export const { useGetExhibitorGuidesQuery } = exhibitorGuidesApi;
