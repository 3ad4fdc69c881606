import { readShared } from '#content/discovery/readShared.ts';
import { getBoothMaps, getMapEvents } from '#content/map/queries.ts';
import { mapEventSchema } from '#content/map/schema.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getMapEvents().groq],
  async readForExport(content) {
    await readShared(content, getBoothMaps());
  },

  shown: () => [{ noun: ['map', 'maps'], query: { ...getMapEvents(), schema: mapEventSchema } }],
};
