import type { AppDispatch } from '#content/store.ts';
import { searchApi } from '#features/search/index.ts';
import type { MapEvent } from '#content/map/schema.ts';
import { isKnown } from './model/filterBooths.ts';
import { toVenue } from './model/venue.ts';

/** Searches for vendors with a similar name, if no vendor on the maps matches the search text. */
export async function preloadSimilar(
  dispatch: AppDispatch,
  maps: readonly MapEvent[],
  text: string,
): Promise<void> {
  if (isKnown(toVenue(maps), text)) return;
  await dispatch(searchApi.endpoints.search.initiate({ text }, { subscribe: false }));
}
