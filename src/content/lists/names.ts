import { contentApi } from '../client/contentApi.ts';
import type { Names } from './namesQuery.ts';

export type { Names };

const queries = () => import(/* webpackChunkName: "name-queries" */ './namesQuery.ts');

export const namesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The names of all documents of some kinds. Every visitor sends the same request, whatever they search for. */
    getNames: build.query<Names, { kinds: readonly string[] }>({
      query: (arg) => async () => (await queries()).getNames(arg),
    }),
  }),
});

export const { useGetNamesQuery } = namesApi;
