import type { AppDispatch } from '#api/storeHooks.ts';
import { searchApi } from '#api/content/search/search.ts';
import type { MapEvent } from '#lib/model/mapEvent.ts';
import { isKnown } from './model/filterBooths.ts';
import { toVenue } from './model/venue.ts';

/** Searches for vendors with a similar name, where nobody on the maps has what is searched for. */
export async function preloadSimilar(
  dispatch: AppDispatch,
  maps: readonly MapEvent[],
  text: string,
): Promise<void> {
  if (isKnown(toVenue(maps), text)) return;
  await dispatch(searchApi.endpoints.search.initiate({ text }, { subscribe: false }));
}
