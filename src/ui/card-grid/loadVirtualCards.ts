import { createLoader } from '#lib/createLoader.ts';

/** Loads the virtual list: an eighth of the code of a list's screen, which can be used before. */
export const loadVirtualCards = createLoader(
  () => import(/* webpackChunkName: "virtual-cards" */ './VirtualCards.tsx'),
);
