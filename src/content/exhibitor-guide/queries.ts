import { exhibitorGuideSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList } from '../groq.ts';
import { shownOf } from '../kind.ts';
import { exhibitorGuide } from './index.ts';

export function getExhibitorGuides(): ContentQuery {
  return {
    groq: `*[${shownOf(exhibitorGuide)}]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, lastUpdated, allowDownload, sections}`,
    schema: documentList(exhibitorGuideSchema),
  };
}
