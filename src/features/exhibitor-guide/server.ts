import { getExhibitorGuides } from '#api/content/queries/exhibitorGuides.ts';
import { exhibitorGuideSchema } from '#lib/model/exhibitorGuide.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getExhibitorGuides().groq],
  shown: () => [
    { noun: ['guide', 'guides'], query: { ...getExhibitorGuides(), schema: exhibitorGuideSchema } },
  ],
};
