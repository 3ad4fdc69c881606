import { type Hotel, hotelSchema } from '../../lib/model/hotel';
import { contentApi } from './contentApi';

const FOUND = '_type == "hotel" && status == "published" && slug.current == $slug';
const FIRST = 'order(_createdAt asc, _id asc) [0]';

export const hotelApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The event's own hotel, or that of any event where it has none of this name. */
    getHotel: build.query<Hotel, { slug: string }>({
      query: ({ slug }) => ({
        groq: `coalesce(
          *[${FOUND} && eventInstance._ref == $eventId] | ${FIRST},
          *[${FOUND}] | ${FIRST}
        )`,
        params: { slug },
        schema: hotelSchema,
      }),
    }),
  }),
});

export const { useGetHotelQuery } = hotelApi;
