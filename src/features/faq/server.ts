import type { ContentState } from '#api/content/contentApi.ts';
import { faqsApi } from '#api/content/faqs.ts';
import { getFaqs } from '#api/content/queries/faqs.ts';
import { faqSchema } from '#lib/model/faq.ts';
import { faqData } from '#lib/structured-data/structuredData.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getFaqs().groq],
  shown: () => [{ noun: ['FAQ chapter', 'FAQ chapters'], query: { ...getFaqs(), schema: faqSchema } }],

  structuredData(state: ContentState, { trail, url }) {
    const { data } = faqsApi.endpoints.getFaqs.select()(state);
    return data ? [trail({ name: 'FAQ', url }), faqData(data)] : [];
  },
};
