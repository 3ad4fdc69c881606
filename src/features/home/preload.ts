import type { AppDispatch } from '#api/storeHooks.ts';
import { eventApi } from '#api/content/event.ts';
import { preloadViewModule } from '#features/saved-view/index.ts';
import { viewsOnHome } from './model/viewsOnHome.ts';

/** Loads the saved views on the home screen. */
export async function preloadViews(dispatch: AppDispatch): Promise<void> {
  const { data: event } = await dispatch(
    eventApi.endpoints.getEvent.initiate(undefined, { subscribe: false }),
  );
  await Promise.all(viewsOnHome(event).map((id) => preloadViewModule(dispatch, id)));
}
