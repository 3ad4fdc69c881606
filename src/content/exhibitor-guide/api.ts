import type { ExhibitorGuide } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries.ts');

export const exhibitorGuidesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** All guides: no status hides them. */
    getExhibitorGuides: build.query<readonly ExhibitorGuide[], void>({
      query: () => async () => (await queries()).getExhibitorGuides(),
    }),
  }),
});

export const { useGetExhibitorGuidesQuery } = exhibitorGuidesApi;
