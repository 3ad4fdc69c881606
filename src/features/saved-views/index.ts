import type { Feature } from '#features/feature.ts';
import { VIEWS_PATH } from '#content/saved-view/viewPaths.ts';
import type { preloadViewById } from './preload.ts';

export { preloadViews } from './chips/preloadViews.ts';
export { ViewChips } from './chips/ViewChips.tsx';

/** A view's first cards, for other screens. */
export const loadViewModule = () =>
  import(/* webpackChunkName: "saved-view" */ './components/ViewModule.tsx');

/** The first cards of a screen's list, for other screens. */
export const loadScreenModule = () =>
  import(/* webpackChunkName: "saved-view" */ './components/ScreenModule.tsx');

const loadPreload = () => import(/* webpackChunkName: "view-queries" */ './preload.ts');

/** Loads the content that `loadViewModule` shows. */
export async function preloadViewModule(...shown: Parameters<typeof preloadViewById>): Promise<void> {
  await (await loadPreload()).preloadViewById(...shown);
}

/** Lists that editors have compiled: a filtered list, or chosen items in a chosen order. */
export const savedView = {
  path: `${VIEWS_PATH}/:alias`,
  chunk: 'saved-view',
  load: () => import(/* webpackChunkName: "saved-view" */ './SavedViewPage.tsx'),
  analyticsTitles: { [`${VIEWS_PATH}/*`]: 'Saved View' },
  live: async () =>
    (await import(/* webpackChunkName: "view-queries" */ '#content/saved-view/queries.ts')).LIVE_VIEWS,
  server: () => import('./server.ts'),

  preload: async (...shown) => (await loadPreload()).preloadView(...shown),
} satisfies Feature;
