import { searchApi } from './engine/search.ts';
import { searchCodec } from './searchCodec.ts';
import type { Preload } from '#features/feature.ts';

/** Searches for the text in the URL. */
export const preloadSearch: Preload = (dispatch, address) => {
  const text = searchCodec.read(address)?.trim() ?? '';
  if (text !== '') dispatch(searchApi.util.prefetch('search', { text }, {}));
};
