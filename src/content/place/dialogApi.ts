import type { Place } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "place-queries" */ './queries.ts');

/** The query of one place with the content of its dialog; part of the dialog's chunk. */
export const placeDialogApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<Place, { slug: string }>({
      query: (arg) => async () => (await queries()).getPlace(arg),
    }),
  }),
});

export const { useGetPlaceQuery } = placeDialogApi;
