import { createLoader } from '#lib/createLoader.ts';

/** Loads the chips of a list. */
export const loadListChips = createLoader(
  () => import(/* webpackChunkName: "list-chips" */ './ListChips.tsx'),
);
