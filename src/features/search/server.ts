import { readShared } from '#api/content/discovery/readShared.ts';
import type { namesApi } from '#api/content/names.ts';
import { getNames } from '#api/content/queries/names.ts';
import { NAMES_QUERIES } from '#api/content/search/search.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: async () => (await Promise.all(NAMES_QUERIES.map(getNames))).map(({ groq }) => groq),
  // A page has what was found in them.
  withheld: { endpoints: ['getNames' satisfies keyof typeof namesApi.endpoints] },

  async readFurther(content) {
    for (const arg of NAMES_QUERIES) await readShared(content, await getNames(arg));
  },
};
