import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { loadHeroTexts, loadSections } from './loadLate.ts';

/** The app shell loads all of this screen's content except saved views. */
export const home = {
  path: '/',
  header: 'over',
  chunk: 'home',
  load: () => import(/* webpackChunkName: "home" */ './HomePage.tsx'),
  late: { chunk: 'home-sections', load: () => Promise.all([loadSections(), loadHeroTexts()]) },
  offlineName: SCREENS.home,
  analyticsTitles: { '/': 'Home' },
  live: async (state) =>
    (await import(/* webpackChunkName: "view-queries" */ './liveViews.ts')).liveViews(state),
  server: () => import('./server.ts'),

  /** In the browser a saved view is loaded separately, by its component. */
  async preload(dispatch, _address, _params, isWhole, features) {
    if (isWhole) await (await import('./preload.ts')).preloadViews(dispatch, features);
  },
} satisfies Feature;
