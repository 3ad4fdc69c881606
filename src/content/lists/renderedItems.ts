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
  const { data: list } = queries.page.select({ category, sort, offset: 0 })(state);
  const found = selectRenderedMatches(state, queries.kind, filters);
  const items = shownItems(list);
  if (!found) return { items, matches: undefined };
  const known = new Map<string, Item | null>([
    ...Object.entries(queries.byId.select({ ids: [] })(state).data ?? {}),
    ...items.map((item) => [item._id, item] as const),
  ]);
  return { items: found.ids.flatMap((id) => known.get(id) ?? []), matches: found.count };
}
