import type { Hotel } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "hotel-queries" */ './queries.ts');

export const hotelApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The event's own hotel, or another event's hotel with the same slug. */
    getHotel: build.query<Hotel, { slug: string }>({
      query: (arg) => async () => (await queries()).getHotel(arg),
    }),
  }),
});

export const { useGetHotelQuery } = hotelApi;
