import type { ContentState } from '#content/client/contentApi.ts';
import { faqsApi } from '#content/faq/api.ts';
import { getFaqs } from '#content/faq/queries.ts';
import { faqSchema } from '#content/faq/schema.ts';
import { faqData } from '#content/structured-data/structuredData.ts';
import type { FeatureServer } from '#features/feature.ts';
import { MESSAGES } from './messages/index.ts';

export const server: FeatureServer = {
  queries: [getFaqs().groq],
  shown: () => [{ noun: ['FAQ chapter', 'FAQ chapters'], query: { ...getFaqs(), schema: faqSchema } }],

  structuredData(state: ContentState, { trail, url, i18n }) {
    const { data } = faqsApi.endpoints.getFaqs.select()(state);
    return data ? [trail({ name: i18n.t(MESSAGES.title), url }), faqData(data)] : [];
  },
};
