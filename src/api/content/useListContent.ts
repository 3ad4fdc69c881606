import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import type { Facets } from '#lib/filtering/facets.ts';
import { ALL_CATEGORIES, filterOptions, isUnknownCategory } from '#lib/filtering/filterKey.ts';
import { ALL_LETTERS, availableLetters } from '#lib/filtering/letters.ts';
import { type Limit, isWithin } from '#lib/picks/limit.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ListQueries } from './listQueries.ts';
import { namesApi } from './names.ts';
import { selectRenderedMatches } from './renderedMatches.ts';
import type { Listed } from './allNames.ts';
import { useAllNames } from './useAllNames.ts';
import { useItemsById } from './useItemsById.ts';
import { useNameFilter } from './useNameFilter.ts';
import { usePagedList } from './usePagedList.ts';

/**
 * What a list screen shows under its filters. The service applies category and order. Letter, search and picks are
 * applied here: to the loaded items, and, once they are used while pages are missing, to the names of all items. Until
 * these are there, a rendered page shows what Node has found.
 *
 * @param limit the items to which the list is limited.
 */
export function useListContent<Item extends Listed>(
  queries: ListQueries<Item>,
  filters: ListFilters,
  limit: Limit,
) {
  const dispatch = useAppDispatch();
  const { category, sort } = filters;
  const categoriesRead = queries.categories.useQuery();
  const statsResult = queries.stats.useQuery({ category });
  const list = usePagedList(queries, { category, sort });
  const rendered = useAppSelector((state) => selectRenderedMatches(state, queries.kind, filters));
  const isComplete = category === ALL_CATEGORIES && !list.isLoading && !list.hasMore;
  const names = useAllNames(queries.kind, {
    items: list.items,
    sort,
    isComplete,
    isNeeded: isLooked(filters) && !list.error,
  });

  const loaded = useMemo(
    () => (limit ? list.items.filter(({ _id }) => isWithin(limit, _id)) : list.items),
    [list.items, limit],
  );
  const matching = useNameFilter(loaded, filters);
  // What Node has found, until the names are known.
  const first = names ? undefined : rendered;
  const ids = useMemo(
    () => (list.hasMore ? names?.idsOf(filters, limit) : undefined),
    [names, list.hasMore, filters, limit],
  );
  const found = useItemsById(queries, first?.ids ?? ids, list.items, !!rendered?.count);
  // More may have been loaded since.
  const items = first && found && found.items.length > matching.length ? found.items : matching;

  const { data: categories } = categoriesRead;
  const { currentData: stats } = statsResult;
  const letters = useMemo(() => stats && availableLetters(stats.firstCharacters), [stats]);
  const options = useMemo(() => filterOptions(categories ?? []), [categories]);
  const categoryName = options.find(({ key }) => key === category)?.name;
  const counts = useMemo(() => new Map(options.map(({ key, count = 0 }) => [key, count])), [options]);

  /** Counts by the names of all items, or else what the service has counted without letter and search. */
  const facetsOf = useCallback(
    (looked: ListFilters): Facets => {
      if (limit === 'pending') return {};
      if (names) return names.facetsOf(looked, limit);
      if (first && looked === filters)
        return { categories: new Map(first.categories), letters: new Set(first.letters) };
      return {
        categories: isLooked(looked) ? undefined : counts,
        letters: looked.category === category ? letters : undefined,
      };
    },
    [limit, names, first, filters, counts, category, letters],
  );

  return {
    ...list,
    // A page on which nothing was found comes without page one.
    isLoading: (list.isLoading && !rendered) || limit === 'pending',
    error: rendered ? undefined : list.error,
    items,
    count: first?.count ?? items.length,
    hasMore: list.hasMore && items.length !== first?.count,
    nextPage: list.nextOffset as number | string,
    pause: CONSTANTS.autoFetchPause,
    ...(names && found),
    /** Requests again all that is missing. */
    retry() {
      list.retry();
      for (const read of [categoriesRead, statsResult]) if (!read.currentData) read.refetch();
    },
    /** Items of the category that can be shown; undefined while that is not known. */
    total: stats && stats.total - list.dropped,
    facetsOf,
    /** What the category filter offers, without `all`. */
    categories: options,
    categoryName,
    /** Whether the address names a category that does not exist; known once the categories are. */
    isUnknownCategory: !!categories && isUnknownCategory(options, category),
    /** Called when the visitor is about to search: the names are loaded while the first key is typed. */
    prepareSearch() {
      if (!isComplete) dispatch(namesApi.util.prefetch('getNames', { kinds: [queries.kind] }, {}));
    },
  };
}

/** Whether filters are used that the service does not apply. */
function isLooked({ letter, search, mine }: ListFilters): boolean {
  return letter !== ALL_LETTERS || search.trim() !== '' || mine;
}
