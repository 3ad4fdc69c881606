import * as CONSTANTS from '#lib/config/constants.ts';
import { shownOf } from '../kind.ts';
import { placeSchema } from './schema.ts';
import { placeSummarySchema } from './summarySchema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { FACETS } from '../facet/chosenSchema.ts';
import { boothsWhere } from '../map/placeBooths.ts';
import { place } from './index.ts';
import type { LiveContent } from '../live/liveContent.ts';
import type { PageArg } from '../lists/pagedList.ts';
import { aliasAmong } from '../client/addresses.ts';
import { categoriesQuery, statsQuery } from '../lists/counts.ts';
import { CATEGORIES, type Items, asset, pageQuery, referred, sortKey } from '../groq.ts';
import { itemQuery, itemsByIdQuery } from '../lists/items.ts';

const SHOWN = shownOf(place);

export const PLACES: Items = {
  shown: SHOWN,
  name: 'name',
  fields: `..., "image": ${asset('image')}, "categories": ${CATEGORIES},
    "brand": ${referred('brand')}{name, alias},
    "brandReference": ${referred('brandReference')}{name, "media": ${asset('media')}, websiteUrl},
    "booths": ${boothsWhere('^._id in booths[].place._ref', 'place._ref == ^.^._id')},
    ${FACETS}`,
  schema: placeSchema,
};

const SUMMARY_FIELDS = `_id, name, "alias": ${aliasAmong(SHOWN)}, locationName, buttonLabel, buttonURL,
  "image": ${asset(`coalesce(image, ${referred('brandReference')}.media)`)},
  "categories": ${CATEGORIES}, ${FACETS}`;

const SUMMARIES: Items = { ...PLACES, fields: SUMMARY_FIELDS, schema: placeSummarySchema };

export const LIVE_PLACES: LiveContent = {
  types: [place.type, 'brand'],
  shown: SHOWN,
  fields: SUMMARY_FIELDS,
  schema: placeSummarySchema,
  endpoints: {
    rows: 'getPlaces',
    item: 'getPlace',
    byId: 'getPlacesById',
    counts: ['getPlaceStats', 'getPlaceCategories', 'getNames'],
  },
};

export const getPlaceCategories = () => categoriesQuery(place, PLACES);

export const getPlaceStats = (arg: { category: string }) => statsQuery(PLACES, arg);

export function getPlaces(arg: PageArg): ContentQuery {
  const documents = {
    ...SUMMARIES,
    order: () => `${sortKey('name')} asc, _createdAt asc, _id asc`,
    pageSize: CONSTANTS.placePageSize,
  };
  return pageQuery(documents, arg);
}

export const getPlacesById = (arg: { ids: readonly string[] }) => itemsByIdQuery(SUMMARIES, arg);

export const getPlace = ({ slug }: { slug: string }) => itemQuery(PLACES, slug);
