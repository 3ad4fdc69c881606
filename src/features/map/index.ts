import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The venue map's manifest. */
export const map = {
  path: '/map',
  load: () => import(/* webpackChunkName: "map" */ './MapPage'),

  /** Starts the query while the screen's code is still on its way; it is a small chunk of its own. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    import(/* webpackChunkName: "map-queries" */ '../../api/content/maps').then(
      ({ mapsApi }) => dispatch(mapsApi.util.prefetch('getMapEvents', undefined, {})),
      // The screen's own chunk meets the same failure and tells of it.
      () => undefined,
    );
  },
};
