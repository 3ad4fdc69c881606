import type { AppDispatch } from '../store.ts';

/** Starts the query for the links to saved views. A list works without them, so that this never rejects. */
export async function preloadViews(dispatch: AppDispatch): Promise<void> {
  const loaded = await import(/* webpackChunkName: "view-queries" */ './api.ts').catch(() => undefined);
  if (loaded) dispatch(loaded.savedViewsApi.util.prefetch('getSavedViews', undefined, {}));
}
