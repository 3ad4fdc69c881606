import type { AppDispatch } from '#content/store.ts';
import { loadedViewLinks } from './loadViewLinks.ts';

/**
 * Starts the query for the links to saved views, where `ViewChips` may show them. A list works without them, so that
 * this never rejects.
 */
export async function preloadViews(dispatch: AppDispatch): Promise<void> {
  if (typeof window === 'object' && !loadedViewLinks()) return;
  const loaded = await import(/* webpackChunkName: "view-queries" */ '#content/saved-view/api.ts').catch(
    () => undefined,
  );
  if (loaded) dispatch(loaded.savedViewsApi.util.prefetch('getSavedViews', undefined, {}));
}
