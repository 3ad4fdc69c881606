import { getMapEvents } from '#api/content/queries/maps.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = { queries: [getMapEvents().groq] };
