import { placeListApi } from '#content/place/api.ts';
import { searchApi, searchWhole } from './engine/search.ts';
import { searchCodec } from './searchCodec.ts';
import type { Preload } from '#features/feature.ts';

/**
 * Searches for the text in the URL; without a text it loads the suggestions.
 *
 * @param isWhole whether to search descriptions from the start.
 */
export const preloadSearch: Preload = async (dispatch, address, _params, isWhole) => {
  const text = searchCodec.read(address)?.trim() ?? '';
  if (text === '') {
    await dispatch(placeListApi.endpoints.getPlaceCategories.initiate(undefined, { subscribe: false }));
    return;
  }
  if (isWhole) await searchWhole(dispatch, text);
  else dispatch(searchApi.util.prefetch('search', { text }, {}));
};
