import { getBoothMaps } from '#content/map/queries.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import type { FeatureServer } from '#features/feature.ts';
import { NAMED } from './model/shown.ts';

export const server: FeatureServer = {
  queries: async () => [(await getNames({ kinds: NAMED })).groq, getBoothMaps().groq],
};
