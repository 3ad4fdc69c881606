import type { AppDispatch } from '#content/store.ts';
import { loadedViewLinks } from './loadViewLinks.ts';

/**
 * Starts the query for the links to saved views, if `ViewChips` may show them. It never rejects, because a list works
 * without them.
 */
export async function preloadViews(dispatch: AppDispatch): Promise<void> {
  if (typeof window === 'object' && !loadedViewLinks()) return;
  const loaded = await import(/* webpackChunkName: "view-queries" */ '#content/saved-view/api.ts').catch(
    () => undefined,
  );
  if (loaded) dispatch(loaded.savedViewsApi.util.prefetch('getSavedViews', undefined, {}));
}
