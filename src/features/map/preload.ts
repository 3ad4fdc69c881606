import { mapsApi } from '#content/map/api.ts';
import { placeListApi } from '#content/place/api.ts';
import { mapCodec } from '#content/map/mapFilters.ts';
import type { Preload } from '#features/feature.ts';

/**
 * Loads the maps, and the categories that give booths their colours.
 *
 * @param isWhole whether to load similar names for a search, too.
 */
export const preloadMaps: Preload = async (dispatch, address, _params, isWhole) => {
  const options = { subscribe: false };
  const [{ data: maps }] = await Promise.all([
    dispatch(mapsApi.endpoints.getMapEvents.initiate(undefined, options)),
    dispatch(placeListApi.endpoints.getPlaceCategories.initiate(undefined, options)),
  ]);
  const text = mapCodec.read(address)?.search.trim() ?? '';
  if (!isWhole || !maps || text === '') return;
  const { preloadSimilar } = await import(/* webpackChunkName: "map" */ './preloadSimilar.ts');
  await preloadSimilar(dispatch, maps, text);
};
