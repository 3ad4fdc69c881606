import { createLoader } from '#lib/createLoader.ts';

export const loadSections = createLoader(
  () => import(/* webpackChunkName: "home-sections" */ './components/HomeSections.tsx'),
);

export const loadHeroTexts = createLoader(
  () => import(/* webpackChunkName: "home-sections" */ './components/HeroTexts.tsx'),
);
