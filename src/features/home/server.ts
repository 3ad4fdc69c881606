import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  // The document names its picture.
  share: () => undefined,
  structuredData: (_state, page) => page.festival(),
};
