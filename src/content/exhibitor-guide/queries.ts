import { exhibitorGuideSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList } from '../groq.ts';

export function getExhibitorGuides(): ContentQuery {
  return {
    groq: `*[_type == "exhibitorGuide" && eventInstance._ref == $eventId]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, lastUpdated, allowDownload, sections}`,
    schema: documentList(exhibitorGuideSchema),
  };
}
