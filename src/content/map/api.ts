import * as CONSTANTS from '#lib/config/constants.ts';
import type { MapEvent } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';
import type { BoothMap } from './queries.ts';

const queries = () => import(/* webpackChunkName: "map-queries" */ './queries.ts');

export const mapsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The event's maps, newest first; the maps of all events if it has none. */
    getMapEvents: build.query<readonly MapEvent[], void>({
      query: () => async () => (await queries()).getMapEvents(),
      keepUnusedDataFor: CONSTANTS.mapsCachedFor / 1000,
    }),
    /** The maps that have booths with places. */
    getBoothMaps: build.query<readonly BoothMap[], void>({
      query: () => async () => (await queries()).getBoothMaps(),
    }),
  }),
});

/** Maps are fresh for a shorter time, because they change while halls are being built. */
export function useMaps() {
  return mapsApi.useGetMapEventsQuery(undefined, {
    refetchOnMountOrArgChange: CONSTANTS.mapsFreshFor / 1000,
  });
}

export const { useGetBoothMapsQuery } = mapsApi;
