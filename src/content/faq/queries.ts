import { faqSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList } from '../groq.ts';

export function getFaqs(): ContentQuery {
  return {
    groq: `*[_type == "faq" && eventInstance._ref == $eventId]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, faqItems}`,
    schema: documentList(faqSchema),
  };
}
