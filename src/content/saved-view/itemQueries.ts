import { shownOf } from '#content/kind.ts';
import { type Named, loadNames } from '#content/loadNames.ts';
import { savedViewSchema } from './schema.ts';
import { savedViewLinkSchema } from './linkSchema.ts';
import { VIEWABLE } from './viewAddress.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { LiveContent } from '../live/liveContent.ts';
import { aliasAmong, aliasOfFirst } from '../client/addresses.ts';
import { CATEGORIES, type Items, asset } from '../groq.ts';
import { itemQuery } from '../lists/items.ts';
import { LINKED_VIEWS, LINK_FIELDS, REFERRED, SHOWN_VIEWS } from './queries.ts';

/** Views with what they list. */
export async function savedViews(): Promise<Items> {
  const items = itemsOf(await loadNames(VIEWABLE));
  return {
    shown: SHOWN_VIEWS,
    name: 'title',
    fields: `_id, title, text, "media": ${asset('media')}, address, "items": ${items}`,
    schema: savedViewSchema,
  };
}

/** The items that visitors see, in the editor's order. */
function itemsOf(named: readonly Named[]): string {
  const shown = named.map(({ kind, names }) => `(${names.shown ?? shownOf(kind)})`).join(' || ');
  const fields = named.map(({ kind, names: { name, fields, pictures = '[]' } }) => {
    const projection = [`"name": ${name}`, `"pictures": ${asset(pictures)}`, fields].filter(Boolean);
    return `_type == "${kind.type}" => {${projection.join(', ')}}`;
  });
  return `(${REFERRED})[${shown}]{
    _id, _type,
    "alias": ${aliasOfFirst(`_type == ^._type && (${shown})`)},
    "categories": ${CATEGORIES},
    ${fields.join(',\n    ')}
  }`;
}

export async function getSavedView({ slug }: { slug: string }): Promise<ContentQuery> {
  return itemQuery(await savedViews(), slug);
}

/** A view by its `_id`, for modules that refer to it. */
export async function getSavedViewById({ id }: { id: string }): Promise<ContentQuery> {
  const { fields, schema } = await savedViews();
  return {
    groq: `*[${SHOWN_VIEWS} && _id == $id][0]{"alias": ${aliasAmong(SHOWN_VIEWS)}, ${fields}}`,
    params: { id },
    schema,
  };
}

/** A view's page: the view with its items, and the categories in the list that it may show instead. */
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
