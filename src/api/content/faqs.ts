import type { Faq } from '../../lib/model/faq';
import { contentApi } from './contentApi';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries/faqs');

export const faqsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the chapters have none that hides them. */
    getFaqs: build.query<readonly Faq[], void>({
      query: () => async () => (await queries()).getFaqs(),
    }),
  }),
});

export const { useGetFaqsQuery } = faqsApi;
