import { getNames } from '#api/content/queries/names.ts';
import { NAMES_QUERIES } from '#api/content/search/search.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = { queries: NAMES_QUERIES.map((arg) => getNames(arg).groq) };
