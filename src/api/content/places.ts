import { FACTS } from '../../lib/facts';
import type { Category } from '../../lib/model/category';
import { type PlaceSummary, placeSummarySchema } from '../../lib/model/placeSummary';
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

/** The GROQ filter of the places that visitors see. */
export const SHOWN_PLACES = '_type == "place" && eventInstance._ref == $eventId && status == "active"';

const SUMMARY_FIELDS = `_id, name, alias, locationName, buttonLabel, buttonURL,
  "image": coalesce(image, brandReference->media),
  "categories": categories[]->{${CATEGORY_FIELDS}}`;

export const placesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlaceCategories: build.query<readonly Category[], void>(categoriesQuery('place')),

    getPlaceFacts: build.query<ListFacts, { category: string }>(factsQuery(SHOWN_PLACES, 'name')),

    getPlaces: build.query<PagedList<PlaceSummary>, PageArg>(
      pageQuery({
        shown: SHOWN_PLACES,
        fields: SUMMARY_FIELDS,
        order: () => 'lower(name) asc, _createdAt asc, _id asc',
        schema: placeSummarySchema,
        pageSize: FACTS.placePageSize,
      }),
    ),
  }),
});

export const placeQueries: ListQueries<PlaceSummary> = {
  categories: placesApi.endpoints.getPlaceCategories,
  facts: placesApi.endpoints.getPlaceFacts,
  page: placesApi.endpoints.getPlaces,
};
