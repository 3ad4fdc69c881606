import { exhibitorGuideSchema } from '../../../lib/model/exhibitorGuide';
import type { ContentQuery } from '../contentQuery';
import { documentList } from './documentList';

export function getExhibitorGuides(): ContentQuery {
  return {
    groq: `*[_type == "exhibitorGuide" && eventInstance._ref == $eventId]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, lastUpdated, allowDownload, sections}`,
    schema: documentList(exhibitorGuideSchema),
  };
}
