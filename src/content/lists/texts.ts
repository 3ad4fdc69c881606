import { contentApi } from '../client/contentApi.ts';
import type { DocumentText, Texts } from './textsQuery.ts';

export type { DocumentText, Texts };

const queries = () => import(/* webpackChunkName: "text-queries" */ './textsQuery.ts');

export const textsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the search knows of the documents of some kinds, beside their names. The same request for every visitor. */
    getTexts: build.query<Texts, { kinds: readonly string[] }>({
      query: (arg) => async () => (await queries()).getTexts(arg),
    }),
  }),
});
