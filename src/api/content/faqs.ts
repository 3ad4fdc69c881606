import type { Faq } from '../../lib/model/faq';
import { contentApi } from './contentApi';

const questions = () => import(/* webpackChunkName: "text-queries" */ './questions/faqs');

export const faqsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the chapters have none that hides them. */
    getFaqs: build.query<readonly Faq[], void>({
      query: () => async () => (await questions()).getFaqs(),
    }),
  }),
});

export const { useGetFaqsQuery } = faqsApi;
