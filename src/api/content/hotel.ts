import type { Hotel } from '../../lib/model/hotel';
import { contentApi } from './contentApi';

const queries = () => import(/* webpackChunkName: "hotel-queries" */ './queries/hotel');

export const hotelApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The event's own hotel, or that of any event where it has none of this name. */
    getHotel: build.query<Hotel, { slug: string }>({
      query: (arg) => async () => (await queries()).getHotel(arg),
    }),
  }),
});

export const { useGetHotelQuery } = hotelApi;
