import type { Faq } from '#lib/model/faq.ts';
import { contentApi } from './contentApi.ts';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries/faqs.ts');

export const faqsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the chapters have none that hides them. */
    getFaqs: build.query<readonly Faq[], void>({
      query: () => async () => (await queries()).getFaqs(),
    }),
  }),
});

export const { useGetFaqsQuery } = faqsApi;
