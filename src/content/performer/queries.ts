import * as CONSTANTS from '#lib/config/constants.ts';
import { shownOf } from '../kind.ts';
import { place } from '../place/index.ts';
import { performer } from './index.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { performerSchema, performerSummarySchema } from './schema.ts';
import { FEATURED } from './status.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { FACETS } from '../facet/chosenSchema.ts';
import type { LiveContent } from '../live/liveContent.ts';
import type { PageArg } from '../lists/pagedList.ts';
import { aliasAmong } from '../client/addresses.ts';
import { categoriesQuery, statsQuery } from '../lists/counts.ts';
import {
  CATEGORIES,
  type Items,
  PERFORMER_NAME as NAME,
  asset,
  pageQuery,
  referred,
  sortKey,
} from '../groq.ts';
import { itemQuery, itemsByIdQuery } from '../lists/items.ts';
import { PERFORMER_SESSIONS } from '../event/queries.ts';

const PLACE_SHOWN = shownOf(place);
const SHOWN_PERFORMERS = shownOf(performer);

/** The GROQ projection of a performer without its sessions. */
export const PERFORMER_FIELDS = `..., "media": ${asset('media')}, "name": ${NAME}, "categories": ${CATEGORIES},
    "artistReference": ${referred('artistReference')}{bio, "image": ${asset('image')}, websiteUrl, socialHandles},
    ${FACETS}`;

export const PERFORMERS: Items = {
  shown: SHOWN_PERFORMERS,
  name: NAME,
  fields: `${PERFORMER_FIELDS}, "sessions": ${PERFORMER_SESSIONS},
    "featuredPlaces": featuredProducts[]->{"name": coalesce(name, title), "alias": select(${PLACE_SHOWN} => ${aliasAmong(PLACE_SHOWN)})}`,
  schema: performerSchema,
};

const BY_NAME = `${sortKey(NAME)} asc, _createdAt asc, _id asc`;

const ORDERS: Record<ListSort, string> = {
  name: BY_NAME,
  'name-desc': `${sortKey(NAME)} desc, _createdAt asc, _id asc`,
  recent: '_createdAt desc, _id asc',
  featured: `select(status == "${FEATURED}" => 0, 1) asc, ${BY_NAME}`,
};

const SUMMARY_FIELDS = `_id, "alias": ${aliasAmong(SHOWN_PERFORMERS)}, status, "name": ${NAME},
  "media": ${asset(`coalesce(media, ${referred('artistReference')}.image)`)},
  "categories": ${CATEGORIES}, ${FACETS}`;

const SUMMARIES: Items = { ...PERFORMERS, fields: SUMMARY_FIELDS, schema: performerSummarySchema };

export const LIVE_PERFORMERS: LiveContent = {
  types: [performer.type, 'artist'],
  shown: SHOWN_PERFORMERS,
  fields: SUMMARY_FIELDS,
  schema: performerSummarySchema,
  endpoints: {
    rows: 'getPerformers',
    item: 'getPerformer',
    byId: 'getPerformersById',
    counts: ['getPerformerStats', 'getPerformerCategories', 'getNames'],
  },
};

export const getPerformerCategories = () => categoriesQuery(performer, PERFORMERS);

export const getPerformerStats = (arg: { category: string }) => statsQuery(PERFORMERS, arg);

export function getPerformers(arg: PageArg): ContentQuery {
  const documents = {
    ...SUMMARIES,
    order: (sort: ListSort) => ORDERS[sort],
    pageSize: CONSTANTS.performerPageSize,
  };
  return pageQuery(documents, arg);
}

export const getPerformersById = (arg: { ids: readonly string[] }) => itemsByIdQuery(SUMMARIES, arg);

export const getPerformer = ({ slug }: { slug: string }) => itemQuery(PERFORMERS, slug);
