import type { Feature } from '../feature';

export const map = {
  path: '/map',
  chunk: 'map',
  load: () => import(/* webpackChunkName: "map" */ './MapPage'),
  offlineName: 'Map',
  server: () => import('./server'),

  async preload(dispatch) {
    const { mapsApi } = await import(/* webpackChunkName: "map-queries" */ '../../api/content/maps');
    dispatch(mapsApi.util.prefetch('getMapEvents', undefined, {}));
  },
} satisfies Feature;
