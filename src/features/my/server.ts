import { getBoothMaps } from '#api/content/queries/maps.ts';
import { getNames } from '#api/content/queries/names.ts';
import type { FeatureServer } from '#features/feature.ts';
import { NAMED } from './model/shown.ts';

export const server: FeatureServer = {
  queries: async () => [(await getNames({ kinds: NAMED })).groq, getBoothMaps().groq],
};
