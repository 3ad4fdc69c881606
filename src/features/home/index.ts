import type { ContentState } from '#api/content/contentApi.ts';
import { eventApi } from '#api/content/event.ts';
import type { Feature } from '#features/feature.ts';
import { mailingList } from '#features/mailing-list/index.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

/** The app shell loads everything that it shows, but saved views. */
export const home = {
  path: '/',
  header: 'over',
  chunk: 'home',
  load: () => import(/* webpackChunkName: "home" */ './HomePage.tsx'),
  chunksOf: () => [mailingList.chunk],
  offlineName: 'Home',
  analyticsTitles: { '/': 'Home' },
  live: async () =>
    (await import(/* webpackChunkName: "view-queries" */ '#api/content/queries/savedViews.ts'))
      .LIVE_VIEW_MODULES,
  showsLive: (state) =>
    viewsOnHome(eventApi.endpoints.getEvent.select()(state as ContentState).data).length > 0,
  server: () => import('./server.ts'),

  /** In the browser a saved view loads itself, apart from the screen. */
  async preload(dispatch, _address, _params, isWhole) {
    if (isWhole) await (await import('./preload.ts')).preloadViews(dispatch);
  },
} satisfies Feature;
