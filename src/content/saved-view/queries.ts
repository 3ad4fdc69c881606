import { savedView } from './index.ts';
import { shownOf } from '../kind.ts';
import { savedViewLinkSchema } from './linkSchema.ts';
import { VIEW_ITEMS } from './viewItems.ts';
import { VIEWABLE } from './viewAddress.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { LiveContent } from '../live/liveContent.ts';
import { aliasAmong } from '../client/addresses.ts';
import { documentList, lowerText } from '../groq.ts';

const SHOWN_VIEWS = shownOf(savedView);

const LINKED_VIEWS = `${SHOWN_VIEWS} && defined(alias.current)`;
const LINK_FIELDS = `_id, title, "alias": ${aliasAmong(SHOWN_VIEWS)}, address, "types": array::unique(${VIEW_ITEMS}_type)`;

/** A view's page: the view with its items, and the categories of the list that it may show instead. */
export const LIVE_VIEWS: LiveContent = {
  types: VIEWABLE.map(({ type }) => type),
  shown: LINKED_VIEWS,
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

/** All views in the editors' order, without their items. */
export function getSavedViews(): ContentQuery {
  return {
    groq: `*[${LINKED_VIEWS}] | order(coalesce(order, 1000000) asc, ${lowerText('title')} asc, _id asc) {${LINK_FIELDS}}`,
    schema: documentList(savedViewLinkSchema),
  };
}
