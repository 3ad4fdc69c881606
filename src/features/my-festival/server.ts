import { getBoothMaps } from '#content/map/queries.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import type { FeatureServer } from '#features/feature.ts';
import { LISTED_KINDS } from './model/shown.ts';

export const server: FeatureServer = {
  queries: [getNames({ kinds: LISTED_KINDS }).groq, getBoothMaps().groq],
};
