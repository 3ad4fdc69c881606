import { readShared } from '#api/content/discovery/readShared.ts';
import { getBoothMaps, getMapEvents } from '#api/content/queries/maps.ts';
import { mapEventSchema } from '#lib/model/mapEvent.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getMapEvents().groq],
  async readFurther(content) {
    await readShared(content, getBoothMaps());
  },

  shown: () => [{ noun: ['map', 'maps'], query: { ...getMapEvents(), schema: mapEventSchema } }],
};
