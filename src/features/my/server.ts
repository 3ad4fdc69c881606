import { getNames } from '#api/content/queries/names.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = { queries: [getNames().groq] };
