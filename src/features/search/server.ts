import { readShared } from '#content/discovery/readShared.ts';
import type { namesApi } from '#content/lists/names.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { NAMES_QUERIES } from './engine/search.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: async () => (await Promise.all(NAMES_QUERIES.map(getNames))).map(({ groq }) => groq),
  // The page is sent with the results instead.
  withheld: { endpoints: ['getNames' satisfies keyof typeof namesApi.endpoints] },

  async readForExport(content) {
    for (const arg of NAMES_QUERIES) await readShared(content, await getNames(arg));
  },
};
