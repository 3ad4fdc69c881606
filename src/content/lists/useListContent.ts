import { useCallback, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { useFilterFacets } from '../facet/useFilterFacets.ts';
import type { Facet } from '../facet/schema.ts';
import type { ContentError } from '#lib/errors/contentError.ts';
import { type FilterFacet, facetTest } from '#lib/facets/matchFacets.ts';
import type { FilterCounts } from '#lib/filtering/filterCounts.ts';
import { ALL_CATEGORIES, type FilterOption, filterOptions } from '#lib/filtering/filterKey.ts';
import { availableLetters } from '#lib/filtering/letterOf.ts';
import { type NameIndex, filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import { type PickedIds, isAmong } from './pickedIds.ts';
import { type ListFilters, hasClientFilters } from '#lib/url/listCodec.ts';
import type { ListQueries } from './listQueries.ts';
import { namesApi } from './names.ts';
import { selectRenderedMatches } from './renderedMatches.ts';
import type { Listed } from './allNames.ts';
import { loadAllNames, useAllNames } from './useAllNames.ts';
import { useItemsById } from './useItemsById.ts';
import { usePagedList } from './usePagedList.ts';

const NO_FILTER_FACETS: readonly FilterFacet[] = [];

/** The content of a list under its filters, and its pagination. */
export interface ListContent<Item> {
  /** The loaded items that match the filters. */
  items: readonly Item[];
  /** The number of all items that match the filters, as far as is known. */
  count: number;
  /** Page one is loading. */
  isLoading: boolean;
  /** Page one has failed. */
  error: ContentError | undefined;
  hasMore: boolean;
  /** Identifies the next page: it changes when a page arrives. */
  nextPage: number | string;
  /** How long the request for the next page waits while no item is found. Milliseconds. */
  pause: number;
  isLoadingMore: boolean;
  /** The next page has failed. */
  moreError: ContentError | undefined;
  /** The next page is prefetched, but not shown yet. */
  hasAhead: boolean;
  readAhead(): void;
  loadMore(): void;
  /** Requests everything that is missing again. */
  retry(): void;
  /** The number of items in the category that can be shown; undefined while unknown. */
  total: number | undefined;
  /** What each category and letter would show with other filters. */
  countsOf(filters: ListFilters): FilterCounts;
  /** The options of the category filter, without `all`. */
  categories: readonly FilterOption[];
  /** The name of the chosen category. */
  categoryName: string | undefined;
  /** The facets by which the list can be filtered; undefined while they are loading. */
  facets: readonly Facet[] | undefined;
  /** Called when the visitor is about to search, so that the names load while the first key is typed. */
  prepareSearch(): void;
  /** Called when the numbers of matches are shown: `countsOf` counts from then on. */
  countAll(): void;
}

/**
 * The content of a list screen under its filters. The content service applies category and order. Letter, search and
 * picks are applied here: to the loaded items, and to the names of all items if pages are missing. Until the names
 * arrive, a rendered page shows the matches that Node has found.
 *
 * @param pickedIds the items to which the list is limited.
 * @param language of the page.
 */
export function useListContent<Item extends Listed>(
  queries: ListQueries<Item>,
  filters: ListFilters,
  pickedIds: PickedIds,
  language: string,
): ListContent<Item> {
  const dispatch = useAppDispatch();
  const { category, sort } = filters;
  const [isCounting, setCounting] = useState(false);
  const categoriesRead = queries.categories.useQuery();
  const statsResult = queries.stats.useQuery({ category });
  const list = usePagedList(queries, { category, sort });
  const facetsRead = useFilterFacets(queries.type);
  const facets = facetsRead.facets ?? NO_FILTER_FACETS;
  // Unfiltered items would be shown in vain, and may be what the visitor must avoid.
  const lacksFacets = !facetsRead.facets && Object.keys(filters.facets).length > 0;
  const rendered = useAppSelector((state) => selectRenderedMatches(state, queries.kind, filters));
  const isComplete = category === ALL_CATEGORIES && !list.isLoading && !list.hasMore;
  const names = useAllNames(queries.kind, {
    items: list.items,
    sort,
    language,
    isComplete,
    isNeeded: (isCounting || hasClientFilters(filters)) && !list.error,
  });

  const loaded = useMemo(
    () => (pickedIds ? list.items.filter(({ _id }) => isAmong(pickedIds, _id)) : list.items),
    [list.items, pickedIds],
  );
  const matching = useClientFilters(loaded, filters, facets, language);
  // The matches that Node has found, until the names arrive.
  const first = names ? undefined : rendered;
  // Before page one has arrived, the next offset is 0.
  const lacksItems = list.hasMore || list.nextOffset === 0;
  const ids = useMemo(
    () => (lacksItems && hasClientFilters(filters) ? names?.idsOf(filters, facets, pickedIds) : undefined),
    [names, lacksItems, filters, facets, pickedIds],
  );
  const found = useItemsById(queries, first?.ids ?? ids, list.items, !!rendered?.count);
  // More matches may have been loaded by id since.
  const items = first && found && found.items.length > matching.length ? found.items : matching;

  const { data: categories } = categoriesRead;
  const { currentData: stats } = statsResult;
  const letters = useMemo(
    () => stats && availableLetters(stats.firstCharacters, language),
    [stats, language],
  );
  const options = useMemo(() => filterOptions(categories ?? []), [categories]);
  const categoryName = options.find(({ key }) => key === category)?.name;
  const counts = useMemo(() => new Map(options.map(({ key, count = 0 }) => [key, count])), [options]);

  /** Counts by the names of all items; without names the service's counts, which ignore letter and search. */
  const countsOf = useCallback(
    (other: ListFilters): FilterCounts => {
      if (pickedIds === 'pending') return {};
      if (names) return names.countsOf(other, facets, pickedIds);
      if (first && other === filters)
        return { categories: new Map(first.categories), letters: new Set(first.letters) };
      return {
        categories: hasClientFilters(other) ? undefined : counts,
        letters: other.category === category ? letters : undefined,
      };
    },
    [pickedIds, names, facets, first, filters, counts, category, letters],
  );

  const isByName = names !== undefined && found !== undefined;
  /** Pages of the service; if names say which items match, pages of items by id. */
  const pages = isByName
    ? found
    : {
        ...list,
        items,
        count: first?.count ?? items.length,
        hasMore: lacksItems && items.length !== first?.count,
        nextPage: list.nextOffset,
        pause: CONSTANTS.autoFetchPause,
      };

  return {
    items: pages.items,
    count: pages.count,
    hasMore: pages.hasMore,
    nextPage: pages.nextPage,
    pause: pages.pause,
    isLoadingMore: pages.isLoadingMore,
    moreError: pages.moreError,
    hasAhead: pages.hasAhead,
    readAhead: pages.readAhead,
    loadMore: pages.loadMore,
    isLoading: (list.isLoading && !rendered && !isByName) || pickedIds === 'pending' || lacksFacets,
    error: rendered ? undefined : (list.error ?? (lacksFacets ? facetsRead.error : undefined)),
    retry() {
      list.retry();
      for (const read of [categoriesRead, statsResult]) if (!read.currentData) read.refetch();
      if (!facetsRead.facets) facetsRead.refetch();
    },
    total: stats && stats.total - list.dropped,
    countsOf,
    categories: options,
    categoryName,
    facets: facetsRead.facets,
    prepareSearch() {
      loadAllNames().catch(() => undefined);
      if (!isComplete) dispatch(namesApi.util.prefetch('getNames', { kinds: [queries.kind] }, {}));
    },
    countAll: () => setCounting(true),
  };
}

/**
 * The items of a growing list that match a letter, a search text and facets. The result stays the same object until one
 * of these changes.
 */
function useClientFilters<T extends Pick<Listed, 'name' | 'facets'>>(
  items: readonly T[],
  { letter, search, facets: chosen }: Pick<ListFilters, 'letter' | 'search' | 'facets'>,
  facets: readonly FilterFacet[],
  language: string,
): readonly T[] {
  const [names] = useState(() => createGrowingIndex<T>(language));
  const named = useMemo(() => filterByName(names(items), { letter, search }), [names, items, letter, search]);
  return useMemo(() => {
    if (Object.keys(chosen).length === 0) return named;
    const hasFacets = facetTest(chosen, facets);
    return named.filter((item) => hasFacets(item.facets));
  }, [named, chosen, facets]);
}

/** Extends the previous index, so that a new page costs only its own items. */
function createGrowingIndex<T extends { name: string }>(language: string) {
  let last: NameIndex<T> | undefined;
  return (items: readonly T[]) => {
    if (last?.items !== items) last = indexNames(items, language, last);
    return last;
  };
}
