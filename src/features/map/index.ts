import { MAP_PATH, type MapFilters, mapCodec } from '#content/map/mapFilters.ts';
import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { placeRoute } from '#features/marketplace/index.ts';
import { filtersRead, mapSlice, selectFilters } from './model/mapSlice.ts';

export const map = {
  path: MAP_PATH,
  slice: mapSlice,
  urlState: {
    codec: mapCodec,
    select: selectFilters,
    read: filtersRead,
    showsPicks: ({ mine, walk }: MapFilters) => mine || walk,
  },
  chunk: 'map',
  load: () => import(/* webpackChunkName: "map" */ './MapPage.tsx'),
  offlineName: SCREENS.map,
  live: async () => (await import(/* webpackChunkName: "map-queries" */ '#content/map/queries.ts')).LIVE_MAPS,
  server: () => import('./server.ts'),

  preload: async (...shown) =>
    (await import(/* webpackChunkName: "map-queries" */ './preload.ts')).preloadMaps(...shown),

  routes: [placeRoute('marketplace/:placeSlug')],
} satisfies Feature;
