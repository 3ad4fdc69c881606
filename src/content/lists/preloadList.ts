import type { AppDispatch } from '../store.ts';
import { type FilterFacet, countValues, withKnownFacets } from '#lib/facets/matchFacets.ts';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import { facetsApi } from '../facet/api.ts';
import { filterFacets } from '../facet/filterFacets.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ListQueries } from './listQueries.ts';

/** Passed to every thunk for lists by the store. */
export interface ListExtra {
  /** Set only on Node, so that no browser loads the code. */
  preloadItems?: PreloadItems;
}

/**
 * Loads the items that a list's page is rendered with: page one or, under a letter, a search or facets, the first matches
 * on any page.
 */
export type PreloadItems = <Item extends { _id: string }>(
  dispatch: AppDispatch,
  queries: ListQueries<Item>,
  filters: ListFilters,
  facets: readonly FilterFacet[],
) => Promise<void>;

/**
 * Starts a list's queries while its code is loading.
 *
 * @returns the filters without a category and facets that do not exist; the same object if all exist.
 */
export async function preloadList<Item extends { _id: string }>(
  dispatch: AppDispatch,
  queries: ListQueries<Item>,
  filters: ListFilters,
): Promise<ListFilters> {
  const { category, sort } = filters;
  const facetsRead = dispatch(facetsApi.endpoints.getFacets.initiate(undefined, { subscribe: false }));
  const categories = dispatch(queries.categories.initiate(undefined, { subscribe: false }));
  dispatch(queries.stats.initiate({ category }, { subscribe: false }));
  const { preloadItems } = dispatch(
    (_dispatch: unknown, _getState: unknown, extra: unknown) => extra as ListExtra,
  );
  if (!preloadItems) dispatch(queries.page.initiate({ category, sort, offset: 0 }, { subscribe: false }));
  // A list without facets does not wait for them.
  const all = countValues(filters.facets) > 0 ? (await facetsRead).data : undefined;
  const facets = all && filterFacets(all, queries.type);
  const known = withKnownFacets(filters, facets);
  if (preloadItems) await preloadItems(dispatch, queries, known, facets ?? []);
  const { data } = await categories;
  return withKnownCategory(known, data && filterOptions(data));
}
