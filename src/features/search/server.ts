import { readShared } from '#content/discovery/readShared.ts';
import type { namesApi } from '#content/lists/names.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import type { textsApi } from '#content/lists/texts.ts';
import { getTexts } from '#content/lists/textsQuery.ts';
import { NAMES_QUERIES } from './engine/search.ts';
import type { FeatureServer } from '#features/feature.ts';

const queries = () => Promise.all(NAMES_QUERIES.flatMap((arg) => [getNames(arg), getTexts(arg)]));

export const server: FeatureServer = {
  queries: async () => (await queries()).map(({ groq }) => groq),
  // The page is sent with the results instead.
  withheld: {
    endpoints: [
      'getNames' satisfies keyof typeof namesApi.endpoints,
      'getTexts' satisfies keyof typeof textsApi.endpoints,
    ],
  },

  async readForExport(content) {
    for (const query of await queries()) await readShared(content, query);
  },
};
