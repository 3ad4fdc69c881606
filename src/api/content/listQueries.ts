import { type ThunkAction, type UnknownAction, freeze, isDraft, original } from '@reduxjs/toolkit';
import type { AppDispatch } from '../appDispatch.ts';
import { filterOptions, isUnknownCategory } from '#lib/filtering/filterKey.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import type { Category } from '#lib/model/category.ts';
import { type PagedList, mergePage, showAhead } from '#lib/pagination/mergePage.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

/** Of a list's pages a rendered page of the site brings no more, whatever its address looks for. */
const MOST_PAGES = 10;

/** One list of a kind; lists that differ in category or order are cached apart. */
export interface ListScope {
  /** A filter key, or `all`. */
  category: string;
  /** Left out for a list that has but one order. */
  sort?: ListSort;
}

export interface PageArg extends ListScope {
  offset: number;
  /** The page is to wait in the cache until it is shown. */
  isAhead?: boolean;
}

/** What the filter bar knows about a category's items without loading them. */
export interface ListStats {
  total: number;
  /** How names begin, each once: by one character, or by more where that is none to see. */
  firstCharacters: readonly string[];
}

/** The part of an RTK Query endpoint that a list needs. */
interface Endpoint<Arg, Data> {
  useQuery(arg: Arg): {
    data?: Data;
    currentData?: Data;
    isFetching: boolean;
    error?: unknown;
    originalArgs?: Arg;
    refetch(): unknown;
  };
  initiate(
    arg: Arg,
    options: { forceRefetch?: boolean; subscribe: false },
  ): ThunkAction<PromiseLike<{ data?: Data }>, unknown, unknown, UnknownAction>;
}

/** The queries behind one list screen. */
export interface ListQueries<Item> {
  categories: Endpoint<void, readonly Category[]>;
  stats: Endpoint<{ category: string }, ListStats>;
  /** `offset` is not part of its cache key: all pages of a scope lie in one entry. */
  page: Endpoint<PageArg, PagedList<Item>>;
  /** Shows the page of a scope that was read ahead. */
  showAhead(scope: ListScope): ThunkAction<unknown, never, unknown, UnknownAction>;
}

/**
 * Starts a list's queries while its code is still on its way, and tells what is known once the categories are.
 *
 * @param isWhole whether to read on until there is an item that letter and search text let through; else the screen
 *   does, with its pauses.
 */
export async function preloadList<Item extends { name: string }>(
  dispatch: AppDispatch,
  queries: ListQueries<Item>,
  { category, sort, ...looked }: ListFilters,
  isWhole: boolean,
): Promise<{ isUnknownCategory: boolean }> {
  const readPage = (offset: number) =>
    dispatch(
      queries.page.initiate({ category, sort, offset }, { forceRefetch: offset > 0, subscribe: false }),
    );
  const firstPage = readPage(0);
  const categories = dispatch(queries.categories.initiate(undefined, { subscribe: false }));
  dispatch(queries.stats.initiate({ category }, { subscribe: false }));
  if (isWhole) {
    let { data: list } = await firstPage;
    for (let page = 1; page < MOST_PAGES && list?.hasMore && !holds(list, looked); page++) {
      ({ data: list } = await readPage(list.nextOffset));
    }
  }
  const { data } = await categories;
  return { isUnknownCategory: data !== undefined && isUnknownCategory(filterOptions(data), category) };
}

function holds<Item extends { name: string }>(
  { items }: PagedList<Item>,
  looked: Pick<ListFilters, 'letter' | 'search'>,
): boolean {
  return filterByName(indexNames(items), looked).length > 0;
}

/** The part of a page's endpoint that keeps all pages of a scope in one cache entry. */
export function pagesInOneEntry<Item extends { _id: string }>(pageSize: number) {
  return {
    transformResponse: (
      // A page of the site that is kept on this device holds the list as it is to be.
      response: { items: Item[]; received: number } | PagedList<Item>,
      _meta: unknown,
      { offset, isAhead }: PageArg,
    ): PagedList<Item> =>
      'pages' in response
        ? response
        : mergePage(undefined, { offset, ...response, ...(isAhead && { isAhead }) }, pageSize),
    serializeQueryArgs: ({ endpointName, queryArgs }: { endpointName: string; queryArgs: PageArg }) =>
      `${endpointName}(${queryArgs.sort ?? 'name'}, ${queryArgs.category})`,
    merge(list: PagedList<Item>, { pages }: PagedList<Item>) {
      const merged = pages.reduce((known, page) => mergePage(known, page, pageSize), plain(list));
      // What is frozen is not searched for drafts, item by item, at each of the store's levels.
      return freeze(merged, true);
    },
  };
}

/** The change that shows the page which was read ahead, for a list's entry in the cache. */
export function showingAhead<Item extends { _id: string }>(pageSize: number) {
  return (list: PagedList<Item>) => freeze(showAhead(plain(list), pageSize), true);
}

/** What is beneath a draft, which has a proxy for every item; RTK Query hands out the draft of a draft. */
function plain<Value>(value: Value): Value {
  return isDraft(value) ? plain(original(value as object) as Value) : value;
}
