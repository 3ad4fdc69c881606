import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  structuredData: (_state, page) => page.festival(),
};
