import { getNames } from '#api/content/queries/names.ts';
import { ALL_NAMES } from '#api/content/search/search.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = { queries: [getNames(ALL_NAMES).groq] };
