import { createLoader } from '#lib/createLoader.ts';

/** Loads the links to saved views. */
export const loadViewLinks = createLoader(
  () => import(/* webpackChunkName: "view-links" */ './ViewLinks.tsx'),
);
