import { contentApi } from './contentApi.ts';
import type { Names } from './queries/names.ts';

export type { Names };

const queries = () => import(/* webpackChunkName: "name-queries" */ './queries/names.ts');

export const namesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The names of all places and performers: the same request for every visitor, whatever they have picked. */
    getNames: build.query<Names, void>({
      query: () => async () => (await queries()).getNames(),
    }),
  }),
});

export const { useGetNamesQuery } = namesApi;
