import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The venue map's manifest. */
export const map = {
  path: '/map',
  chunk: 'map',
  load: () => import(/* webpackChunkName: "map" */ './MapPage'),

  /** Starts the query while the screen's code is still on its way; it is a small chunk of its own. */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    const { mapsApi } = await import(/* webpackChunkName: "map-queries" */ '../../api/content/maps');
    dispatch(mapsApi.util.prefetch('getMapEvents', undefined, {}));
  },
};
