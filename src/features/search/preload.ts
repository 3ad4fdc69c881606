import type { AppDispatch } from '#api/storeHooks.ts';
import { searchApi } from '#api/content/search/search.ts';
import { searchCodec } from '#state/search/searchCodec.ts';
import type { Address } from '#lib/url/screenCodec.ts';

/** Searches for the text in the URL. */
export function preloadSearch(dispatch: AppDispatch, address: Address): void {
  const text = searchCodec.read(address)?.trim() ?? '';
  if (text !== '') dispatch(searchApi.util.prefetch('search', { text }, {}));
}
