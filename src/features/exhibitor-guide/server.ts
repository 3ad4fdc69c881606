import { getExhibitorGuides } from '#api/content/queries/exhibitorGuides.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = { queries: [getExhibitorGuides().groq] };
