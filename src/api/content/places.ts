import { FACTS } from '../../lib/facts';
import type { Category } from '../../lib/model/category';
import { type Place, type PlaceSummary, placeSchema, placeSummarySchema } from '../../lib/model/place';
import type { PagedList } from '../../lib/pagination/mergePage';
import { contentApi } from './contentApi';
import {
  CATEGORY_FIELDS,
  type ListFacts,
  type ListQueries,
  type PageArg,
  categoriesQuery,
  factsQuery,
  pageQuery,
} from './listQueries';

const SHOWN = '_type == "place" && eventInstance._ref == $eventId && status == "active"';

const SUMMARY_FIELDS = `_id, name, alias, locationName, buttonLabel, buttonURL,
  "image": coalesce(image, brandReference->media),
  "categories": categories[]->{${CATEGORY_FIELDS}}`;

export const placesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlaceCategories: build.query<readonly Category[], void>(categoriesQuery('place')),

    getPlaceFacts: build.query<ListFacts, { category: string }>(factsQuery(SHOWN, 'name')),

    getPlaces: build.query<PagedList<PlaceSummary>, PageArg>(
      pageQuery({
        shown: SHOWN,
        fields: SUMMARY_FIELDS,
        order: () => 'lower(name) asc, _createdAt asc, _id asc',
        schema: placeSummarySchema,
        pageSize: FACTS.placePageSize,
      }),
    ),

    getPlace: build.query<Place, { slug: string }>({
      query: ({ slug }) => ({
        groq: `*[${SHOWN} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
          ..., "categories": categories[]->{${CATEGORY_FIELDS}},
          "brand": brand->{name, alias}, "brandReference": brandReference->{name, media, websiteUrl}
        }`,
        params: { slug },
        schema: placeSchema,
      }),
    }),
  }),
});

export const placeQueries: ListQueries<PlaceSummary> = {
  categories: placesApi.endpoints.getPlaceCategories,
  facts: placesApi.endpoints.getPlaceFacts,
  page: placesApi.endpoints.getPlaces,
};

export const { useGetPlaceQuery } = placesApi;
