import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ContentState } from '../client/contentApi.ts';
import type { ListQueries } from './listQueries.ts';
import { shownItems } from './pagedList.ts';
import { selectRenderedMatches } from './renderedMatches.ts';

/** The items of a rendered list, and the number of matches if it is filtered by letter or search. */
export function renderedItems<Item extends { _id: string }>(
  state: ContentState,
  queries: ListQueries<Item>,
  filters: ListFilters,
): { items: readonly Item[]; matches: number | undefined } {
  const { category, sort } = filters;
  const found = selectRenderedMatches(state, queries.kind, filters);
  if (!found) {
    const { data: list } = queries.page.select({ category, sort, offset: 0 })(state);
    return { items: shownItems(list), matches: undefined };
  }
  const known = queries.byId.select({ ids: [] })(state).data ?? {};
  return { items: found.ids.flatMap((id) => known[id] ?? []), matches: found.count };
}
