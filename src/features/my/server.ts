import { getBoothMaps } from '#api/content/queries/maps.ts';
import { getNames } from '#api/content/queries/names.ts';
import type { FeatureServer } from '#features/feature.ts';
import { LISTED_KINDS } from './model/shown.ts';

export const server: FeatureServer = {
  queries: async () => [(await getNames({ kinds: LISTED_KINDS })).groq, getBoothMaps().groq],
};
