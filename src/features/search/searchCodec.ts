import { TYPED_PARAM, readSearchText } from '#lib/url/queryParams.ts';
import { addressText, createCodec } from '#lib/url/screenCodec.ts';

export const SEARCH_PATH = '/search';

/** `/search?q=` */
export const searchCodec = createCodec<string, typeof TYPED_PARAM>({
  path: /^\/search\/?$/i,
  params: [TYPED_PARAM],
  read: (param) => readSearchText(param(TYPED_PARAM)),
  write: (text) => ({ pathname: SEARCH_PATH, params: { [TYPED_PARAM]: text || undefined } }),
});

/** The URL of a text's search results. */
export function searchAddress(text: string): string {
  return addressText(searchCodec.write(text, { pathname: SEARCH_PATH, search: '' }));
}
