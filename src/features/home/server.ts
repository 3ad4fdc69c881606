import type { FeatureServer } from '../feature';

export const server: FeatureServer = {
  structuredData: (_state, page) => page.festival(),
};
