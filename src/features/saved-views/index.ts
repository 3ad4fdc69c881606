import type { AppDispatch } from '#content/store.ts';
import type { Feature } from '#features/feature.ts';
import { VIEWS_PATH } from '#content/saved-view/viewPaths.ts';

/** A view's first cards, for other screens. */
export const loadViewModule = () =>
  import(/* webpackChunkName: "saved-view" */ './components/ViewModule.tsx');

/** Loads the content that `loadViewModule` shows. */
export async function preloadViewModule(dispatch: AppDispatch, id: string): Promise<void> {
  const { preloadViewById } = await import(/* webpackChunkName: "view-queries" */ './preload.ts');
  await preloadViewById(dispatch, id);
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

  async preload(dispatch, _address, { alias = '' }, isWhole) {
    const { preloadView } = await import(/* webpackChunkName: "view-queries" */ './preload.ts');
    return preloadView(dispatch, alias, isWhole);
  },
} satisfies Feature;
