import { type Place, placeSchema } from '../../lib/model/place';
import { contentApi } from './contentApi';
import { CATEGORY_FIELDS } from './listQueries';
import { SHOWN_PLACES } from './places';

/** One place with all that its dialog shows; it travels with the dialog. */
export const placeApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<Place, { slug: string }>({
      query: ({ slug }) => ({
        groq: `*[${SHOWN_PLACES} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
          ..., "categories": categories[]->{${CATEGORY_FIELDS}},
          "brand": brand->{name, alias}, "brandReference": brandReference->{name, media, websiteUrl}
        }`,
        params: { slug },
        schema: placeSchema,
      }),
    }),
  }),
});

export const { useGetPlaceQuery } = placeApi;
