import type { Feature } from '#features/feature.ts';

export const map = {
  path: '/map',
  chunk: 'map',
  load: () => import(/* webpackChunkName: "map" */ './MapPage.tsx'),
  offlineName: 'Map',
  server: () => import('./server.ts'),

  async preload(dispatch) {
    const { mapsApi } = await import(/* webpackChunkName: "map-queries" */ '#api/content/maps.ts');
    dispatch(mapsApi.util.prefetch('getMapEvents', undefined, {}));
  },
} satisfies Feature;
