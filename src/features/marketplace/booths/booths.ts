import { createSelector } from '@reduxjs/toolkit';
import { mapsApi } from '#content/map/api.ts';
import { boothIndex } from '#content/map/boothIndex.ts';

/** Loads the maps. */
export const loadBooths = () => mapsApi.util.prefetch('getBoothMaps', undefined, {});

/** The addresses of booths on the map, by place. It reads the maps, but does not load them. */
export const selectBooths = createSelector([mapsApi.endpoints.getBoothMaps.select()], ({ data = [] }) =>
  boothIndex(data),
);
