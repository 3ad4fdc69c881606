import { FACTS } from '../../lib/facts';
import type { ListSort } from '../../lib/filtering/listSort';
import type { Category } from '../../lib/model/category';
import {
  type Performer,
  type PerformerSummary,
  performerSchema,
  performerSummarySchema,
} from '../../lib/model/performer';
import { FEATURED } from '../../lib/model/performerStatus';
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

const SHOWN = `_type == "performer" && eventInstance._ref == $eventId && status in ["active", "${FEATURED}"]`;

/** A performer without a name has its artist's; `length` is null for what is no text. */
const NAME = 'select(length(name) > 0 => name, artistReference->name)';

const BY_NAME = `lower(${NAME}) asc, _createdAt asc, _id asc`;

const ORDERS: Record<ListSort, string> = {
  name: BY_NAME,
  'name-desc': `lower(${NAME}) desc, _createdAt asc, _id asc`,
  recent: '_createdAt desc, _id asc',
  featured: `select(status == "${FEATURED}" => 0, 1) asc, ${BY_NAME}`,
};

const SUMMARY_FIELDS = `_id, alias, status, "name": ${NAME},
  "media": coalesce(media, artistReference->image),
  "categories": categories[]->{${CATEGORY_FIELDS}}`;

export const performersApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPerformerCategories: build.query<readonly Category[], void>(categoriesQuery('performer')),

    getPerformerFacts: build.query<ListFacts, { category: string }>(factsQuery(SHOWN, NAME)),

    getPerformers: build.query<PagedList<PerformerSummary>, PageArg>(
      pageQuery({
        shown: SHOWN,
        fields: SUMMARY_FIELDS,
        order: (sort) => ORDERS[sort],
        schema: performerSummarySchema,
        pageSize: FACTS.performerPageSize,
      }),
    ),

    getPerformer: build.query<Performer, { slug: string }>({
      query: ({ slug }) => ({
        groq: `*[${SHOWN} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
          ..., "name": ${NAME}, "categories": categories[]->{${CATEGORY_FIELDS}},
          "artistReference": artistReference->{bio, image, websiteUrl, socialHandles}
        }`,
        params: { slug },
        schema: performerSchema,
      }),
    }),
  }),
});

export const performerQueries: ListQueries<PerformerSummary> = {
  categories: performersApi.endpoints.getPerformerCategories,
  facts: performersApi.endpoints.getPerformerFacts,
  page: performersApi.endpoints.getPerformers,
};

export const { useGetPerformerQuery } = performersApi;
