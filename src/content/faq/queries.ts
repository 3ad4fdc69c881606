import { faqSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList } from '../groq.ts';
import { shownOf } from '../kind.ts';
import { faq } from './index.ts';

export function getFaqs(): ContentQuery {
  return {
    groq: `*[${shownOf(faq)}]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, faqItems}`,
    schema: documentList(faqSchema),
  };
}
