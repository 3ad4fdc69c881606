import { savedView } from '#content/saved-view/index.ts';
import { shownOf } from '#content/kind.ts';
import { savedViewLinkSchema } from './linkSchema.ts';
import { MOST_VIEW_ITEMS } from './viewPaths.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { aliasAmong } from '../client/addresses.ts';
import { documentList } from '../groq.ts';

/** The GROQ filter of the views that visitors see. */
export const SHOWN_VIEWS = shownOf(savedView);

/** What a view refers to, as GROQ. */
export const REFERRED = `items[0...${MOST_VIEW_ITEMS}]->`;

export const LINKED_VIEWS = `${SHOWN_VIEWS} && defined(alias.current)`;
export const LINK_FIELDS = `_id, title, "alias": ${aliasAmong(SHOWN_VIEWS)}, address, "types": array::unique(${REFERRED}_type)`;

/** All views in the editor's order, without what they show. */
export function getSavedViews(): ContentQuery {
  return {
    groq: `*[${LINKED_VIEWS}] | order(coalesce(order, 1000000) asc, lower(title) asc, _id asc) {${LINK_FIELDS}}`,
    schema: documentList(savedViewLinkSchema),
  };
}
