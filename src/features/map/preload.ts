import { mapsApi } from '#content/map/api.ts';
import { placeListApi } from '#content/place/api.ts';
import { mapCodec } from '#content/map/mapFilters.ts';
import type { Preload } from '#features/feature.ts';

/**
 * Loads the maps, and the categories that give booths their colours.
 *
 * @param isWhole whether to load what the site's search finds, too.
 */
export const preloadMaps: Preload = async (dispatch, address, _params, isWhole) => {
  const options = { subscribe: false };
  await Promise.all([
    dispatch(mapsApi.endpoints.getMapEvents.initiate(undefined, options)),
    dispatch(placeListApi.endpoints.getPlaceCategories.initiate(undefined, options)),
  ]);
  const text = mapCodec.read(address)?.search.trim() ?? '';
  if (!isWhole || text === '') return;
  const { preloadFound } = await import(/* webpackChunkName: "map" */ './preloadFound.ts');
  await preloadFound(dispatch, text);
};
