import type { AppDispatch } from '#content/store.ts';
import { loadViewLinks } from './loadViewLinks.ts';

/**
 * Starts the query for the links to saved views, if `ViewChips` may show them. It never rejects, because a list works
 * without them.
 */
export async function preloadViews(dispatch: AppDispatch): Promise<void> {
  if (typeof window === 'object' && !loadViewLinks.loaded()) return;
  const loaded = await import(/* webpackChunkName: "view-queries" */ '#content/saved-view/api.ts').catch(
    () => undefined,
  );
  if (loaded) dispatch(loaded.savedViewsApi.util.prefetch('getSavedViews', undefined, {}));
}
