import type { Place } from '../../lib/model/place';
import { contentApi } from './contentApi';

const queries = () => import(/* webpackChunkName: "place-queries" */ './queries/places');

/** One place with all that its dialog shows; it travels with the dialog. */
export const placeApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<Place, { slug: string }>({
      query: (arg) => async () => (await queries()).getPlace(arg),
    }),
  }),
});

export const { useGetPlaceQuery } = placeApi;
