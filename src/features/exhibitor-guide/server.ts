import { hasExhibitorGuide } from '#content/exhibitor-guide/anyGuide.ts';
import { getExhibitorGuides } from '#content/exhibitor-guide/queries.ts';
import { exhibitorGuideSchema } from '#content/exhibitor-guide/schema.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getExhibitorGuides().groq, hasExhibitorGuide().groq],
  shown: () => [
    { noun: ['guide', 'guides'], query: { ...getExhibitorGuides(), schema: exhibitorGuideSchema } },
  ],
};
