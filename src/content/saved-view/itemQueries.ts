import { shownOf } from '../kind.ts';
import { type Named, loadNames } from '../loadNames.ts';
import { savedViewSchema } from './schema.ts';
import { VIEWABLE } from './viewAddress.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { aliasAmong, aliasOfFirst } from '../client/addresses.ts';
import { CATEGORIES, type Items, asset } from '../groq.ts';
import { itemQuery } from '../lists/items.ts';
import { savedView } from './index.ts';
import { VIEW_ITEMS } from './viewItems.ts';

const SHOWN_VIEWS = shownOf(savedView);

/** Views with the items that they list. */
export async function savedViews(): Promise<Items> {
  const items = itemsOf(await loadNames(VIEWABLE));
  return {
    shown: SHOWN_VIEWS,
    name: 'title',
    fields: `_id, title, text, "media": ${asset('media')}, address, "items": ${items}`,
    schema: savedViewSchema,
  };
}

/** The GROQ expression of a view's items that visitors see, in the editor's order. */
function itemsOf(named: readonly Named[]): string {
  const shown = named.map(({ kind, names }) => `(${names.shown ?? shownOf(kind)})`).join(' || ');
  const fields = named.map(({ kind, names: { name, fields, pictures = '[]' } }) => {
    const projection = [`"name": ${name}`, `"pictures": ${asset(pictures)}`, fields].filter(Boolean);
    return `_type == "${kind.type}" => {${projection.join(', ')}}`;
  });
  return `(${VIEW_ITEMS})[${shown}]{
    _id, _type,
    "alias": ${aliasOfFirst(`_type == ^._type && (${shown})`)},
    "categories": ${CATEGORIES},
    ${fields.join(',\n    ')}
  }`;
}

export async function getSavedView({ slug }: { slug: string }): Promise<ContentQuery> {
  return itemQuery(await savedViews(), slug);
}

/** The query of a view by its `_id`, for modules that refer to it. */
export async function getSavedViewById({ id }: { id: string }): Promise<ContentQuery> {
  const { fields, schema } = await savedViews();
  return {
    groq: `*[${SHOWN_VIEWS} && _id == $id][0]{"alias": ${aliasAmong(SHOWN_VIEWS)}, ${fields}}`,
    params: { id },
    schema,
  };
}
