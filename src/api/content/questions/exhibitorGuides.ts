import { exhibitorGuideSchema } from '../../../lib/model/exhibitorGuide';
import type { ContentQuestion } from '../contentQuestion';
import { documentList } from './documentList';

export function getExhibitorGuides(): ContentQuestion {
  return {
    groq: `*[_type == "exhibitorGuide" && eventInstance._ref == $eventId]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, lastUpdated, allowDownload, sections}`,
    schema: documentList(exhibitorGuideSchema),
  };
}
