import type { AppDispatch } from '#content/store.ts';
import { eventApi } from '#content/festival/api.ts';
import type { Feature } from '#features/feature.ts';
import { preloadViewModule } from '#features/saved-views/index.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

/** Loads the saved views on the home screen. */
export async function preloadViews(dispatch: AppDispatch, features: readonly Feature[]): Promise<void> {
  const { data: event } = await dispatch(
    eventApi.endpoints.getEvent.initiate(undefined, { subscribe: false }),
  );
  await Promise.all(viewsOnHome(event).map((id) => preloadViewModule(dispatch, id, features)));
}
