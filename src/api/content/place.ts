import type { Place } from '#lib/model/place.ts';
import { contentApi } from './contentApi.ts';

const queries = () => import(/* webpackChunkName: "place-queries" */ './queries/places.ts');

/** One place with all that its dialog shows; part of the dialog's chunk. */
export const placeApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<Place, { slug: string }>({
      query: (arg) => async () => (await queries()).getPlace(arg),
    }),
  }),
});

export const { useGetPlaceQuery } = placeApi;
