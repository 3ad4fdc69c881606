import type { AppDispatch } from '#api/storeHooks.ts';
import { mapsApi } from '#api/content/maps.ts';
import { placesApi } from '#api/content/places.ts';

/** Loads the maps, and the categories by which their booths are coloured. */
export async function preloadMaps(dispatch: AppDispatch): Promise<void> {
  const options = { subscribe: false };
  await Promise.all([
    dispatch(mapsApi.endpoints.getMapEvents.initiate(undefined, options)),
    dispatch(placesApi.endpoints.getPlaceCategories.initiate(undefined, options)),
  ]);
}
