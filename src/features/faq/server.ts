import type { ContentState } from '../../api/content/contentApi';
import { faqsApi } from '../../api/content/faqs';
import { getFaqs } from '../../api/content/queries/faqs';
import { faqData } from '../../lib/structured-data/structuredData';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = {
  queries: [getFaqs().groq],

  structuredData(state: ContentState, { trail, url }) {
    const { data } = faqsApi.endpoints.getFaqs.select()(state);
    return data ? [trail({ name: 'FAQ', url }), faqData(data)] : [];
  },
};
