import type { Faq } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries.ts');

export const faqsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** All chapters: no status hides them. */
    getFaqs: build.query<readonly Faq[], void>({
      query: () => async () => (await queries()).getFaqs(),
    }),
  }),
});

export const { useGetFaqsQuery } = faqsApi;
