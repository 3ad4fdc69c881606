import { type Faq, faqSchema } from '../../lib/model/faq';
import { contentApi } from './contentApi';
import { documentList } from './documentList';

export const faqsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever their status: the chapters have none that hides them. */
    getFaqs: build.query<readonly Faq[], void>({
      query: () => ({
        groq: `*[_type == "faq" && eventInstance._ref == $eventId]
          | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, faqItems}`,
        schema: documentList(faqSchema),
      }),
      transformResponse: ({ items }: { items: Faq[] }) => items,
    }),
  }),
});

export const { useGetFaqsQuery } = faqsApi;
