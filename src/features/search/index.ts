import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { SEARCH_PATH, searchCodec } from './searchCodec.ts';
import { searchChanged, searchSlice, selectSearchText } from './searchSlice.ts';

export { Rescue } from './Rescue.tsx';
export { connectSearch } from './dialog/connectSearch.ts';
export { searchWhole, useSearchQuery } from './engine/search.ts';

export const search = {
  path: SEARCH_PATH,
  slice: searchSlice,
  urlState: { codec: searchCodec, select: selectSearchText, read: searchChanged },
  chunk: 'search',
  load: () => import(/* webpackChunkName: "search" */ './SearchPage.tsx'),
  offlineName: SCREENS.search,
  analyticsTitles: { [SEARCH_PATH]: 'Search' },
  server: () => import('./server.ts'),

  preload: async (...shown) =>
    (await import(/* webpackChunkName: "search-client" */ './preload.ts')).preloadSearch(...shown),
} satisfies Feature;
