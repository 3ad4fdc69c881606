import type { AppDispatch } from '#content/store.ts';
import { searchApi } from './engine/search.ts';
import { searchCodec } from './searchCodec.ts';
import type { Address } from '#lib/url/screenCodec.ts';

/** Searches for the text in the URL. */
export function preloadSearch(dispatch: AppDispatch, address: Address): void {
  const text = searchCodec.read(address)?.trim() ?? '';
  if (text !== '') dispatch(searchApi.util.prefetch('search', { text }, {}));
}
