import { type ViewItemType, savedViewLinkSchema, savedViewSchema } from '#lib/model/savedView.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { aliasAmong } from './addresses.ts';
import { asset } from './asset.ts';
import { documentList } from './documentList.ts';
import { POST_ALIAS, SHOWN_POSTS } from './feed.ts';
import { type Items, PERFORMER_NAME, PLACE_SHOWN, SHOWN_PERFORMERS, itemQuery } from './items.ts';
import { CATEGORIES } from './lists.ts';
import { referred } from './references.ts';
import { SCHEDULE_EVENTS } from './schedule.ts';

const SHOWN = '_type == "savedView" && eventInstance._ref == $eventId && status == "active"';

/** Of each type the filter of the documents that visitors see, and the alias as its address has it. */
const TYPES: Record<ViewItemType, { shown: string; alias: string }> = {
  place: { shown: PLACE_SHOWN, alias: aliasAmong(PLACE_SHOWN) },
  performer: { shown: SHOWN_PERFORMERS, alias: aliasAmong(SHOWN_PERFORMERS) },
  scheduleEvent: { shown: SCHEDULE_EVENTS.shown, alias: aliasAmong(SCHEDULE_EVENTS.shown) },
  feedItem: { shown: SHOWN_POSTS, alias: POST_ALIAS },
};

const ITEM_SHOWN = Object.values(TYPES)
  .map(({ shown }) => `(${shown})`)
  .join(' || ');

const ITEM_ALIAS = `select(${Object.entries(TYPES)
  .map(([type, { alias }]) => `_type == "${type}" => ${alias}`)
  .join(', ')})`;

/** The items that visitors see, in the editor's order. */
const ITEMS = `items[]->[${ITEM_SHOWN}]{
    _id, _type, startsAt,
    "name": select(_type == "performer" => ${PERFORMER_NAME}, coalesce(name, title, headline)),
    "alias": ${ITEM_ALIAS},
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
  fields: `_id, _type, _updatedAt, title, "alias": ${aliasAmong(SHOWN)}, text, "media": ${asset('media')}, address, "items": ${ITEMS}`,
  schema: savedViewSchema,
};

export const getSavedView = ({ slug }: { slug: string }) => itemQuery(SAVED_VIEWS, slug);

/** A view by its `_id`, for modules that refer to it. */
export function getSavedViewById({ id }: { id: string }): ContentQuery {
  return {
    groq: `*[${SHOWN} && _id == $id][0]{${SAVED_VIEWS.fields}}`,
    params: { id },
    schema: savedViewSchema,
  };
}

/** All views in the editor's order, without what they show. */
export function getSavedViews(): ContentQuery {
  return {
    groq: `*[${SHOWN} && defined(alias.current)] | order(coalesce(order, 1000000) asc, lower(title) asc, _id asc) {
      _id, title, "alias": ${aliasAmong(SHOWN)}, address, "types": array::unique(items[]->_type)
    }`,
    schema: documentList(savedViewLinkSchema),
  };
}
