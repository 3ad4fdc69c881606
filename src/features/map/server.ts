import { getMapEvents } from '#api/content/queries/maps.ts';
import { mapEventSchema } from '#lib/model/mapEvent.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getMapEvents().groq],
  shown: () => [{ noun: ['map', 'maps'], query: { ...getMapEvents(), schema: mapEventSchema } }],
};
