import { event } from '#content/event/index.ts';
import { shownOf } from '#content/kind.ts';
import { performer } from '#content/performer/index.ts';
import { place } from '#content/place/index.ts';
import { post } from '#content/post/index.ts';
import {
  MOST_VIEW_ITEMS,
  VIEW_ITEM_TYPES,
  savedViewLinkSchema,
  savedViewSchema,
} from '#lib/model/savedView.ts';
import type { ContentQuery } from '../contentQuery.ts';
import type { LiveContent } from '../live/liveContent.ts';
import { aliasAmong, aliasOfFirst } from './addresses.ts';
import { CATEGORIES, type Items, PERFORMER_NAME, asset, documentList, referred } from './groq.ts';
import { itemQuery } from './items.ts';

const SHOWN = '_type == "savedView" && eventInstance._ref == $eventId && status == "active"';

/** The filter of the items that visitors see. */
const ITEM_SHOWN = [place, performer, event, post]
  .map(shownOf)
  .map((shown) => `(${shown})`)
  .join(' || ');

const REFERRED = `items[0...${MOST_VIEW_ITEMS}]->`;

/** The items that visitors see, in the editor's order. */
const ITEMS = `(${REFERRED})[${ITEM_SHOWN}]{
    _id, _type, startsAt,
    "name": select(_type == "performer" => ${PERFORMER_NAME}, coalesce(name, title, headline)),
    "alias": ${aliasOfFirst(`_type == ^._type && (${ITEM_SHOWN})`)},
    "pictures": ${asset(`[
      image, media, ${referred('brandReference')}.media, ${referred('artistReference')}.image,
      ${referred('artist')}.image, ${referred('brand')}.media
    ]`)},
    "categories": ${CATEGORIES},
    "locationName": coalesce(locationName, eventPlace[0]->name)
  }`;

export const SAVED_VIEWS: Items = {
  shown: SHOWN,
  name: 'title',
  fields: `_id, title, text, "media": ${asset('media')}, address, "items": ${ITEMS}`,
  schema: savedViewSchema,
};

export const getSavedView = ({ slug }: { slug: string }) => itemQuery(SAVED_VIEWS, slug);

/** A view by its `_id`, for modules that refer to it. */
export function getSavedViewById({ id }: { id: string }): ContentQuery {
  return {
    groq: `*[${SHOWN} && _id == $id][0]{"alias": ${aliasAmong(SHOWN)}, ${SAVED_VIEWS.fields}}`,
    params: { id },
    schema: savedViewSchema,
  };
}

const LINKED = `${SHOWN} && defined(alias.current)`;
const LINK_FIELDS = `_id, title, "alias": ${aliasAmong(SHOWN)}, address, "types": array::unique(${REFERRED}_type)`;

/** A view's page: the view with its items, and the categories in the list that it may show instead. */
export const LIVE_VIEWS: LiveContent = {
  types: VIEW_ITEM_TYPES,
  shown: LINKED,
  fields: LINK_FIELDS,
  schema: savedViewLinkSchema,
  endpoints: {
    rows: 'getSavedViews',
    item: 'getSavedView',
    counts: ['getPlaces', 'getPlacesById', 'getPerformers', 'getPerformersById', 'getSchedule', 'getFeed'],
  },
};

/** Views on another screen, found by their ids. */
export const LIVE_VIEW_MODULES: LiveContent = {
  ...LIVE_VIEWS,
  endpoints: { ...LIVE_VIEWS.endpoints, item: 'getSavedViewById' },
};

/** All views in the editor's order, without what they show. */
export function getSavedViews(): ContentQuery {
  return {
    groq: `*[${LINKED}] | order(coalesce(order, 1000000) asc, lower(title) asc, _id asc) {${LINK_FIELDS}}`,
    schema: documentList(savedViewLinkSchema),
  };
}
