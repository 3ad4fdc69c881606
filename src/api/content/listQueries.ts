import { type ThunkAction, type ThunkDispatch, type UnknownAction, original } from '@reduxjs/toolkit';
import { ALL_CATEGORIES, filterOptions } from '../../lib/filtering/filterKey';
import type { ListSort } from '../../lib/filtering/listSort';
import type { Category } from '../../lib/model/category';
import { type PagedList, mergePage } from '../../lib/pagination/mergePage';

/** One list of a kind; lists that differ in category or order are cached apart. */
export interface ListScope {
  /** A filter key, or `all`. */
  category: string;
  /** Left out for a list that has but one order. */
  sort?: ListSort;
}

export interface PageArg extends ListScope {
  offset: number;
}

/** What the filter bar knows about a category's items without loading them. */
export interface ListFacts {
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
  facts: Endpoint<{ category: string }, ListFacts>;
  /** `offset` is not part of its cache key: all pages of a scope lie in one entry. */
  page: Endpoint<PageArg, PagedList<Item>>;
}

/** Starts a list's queries while its code is still on its way, and tells what is known once the categories are. */
export async function preloadList<Item>(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  queries: ListQueries<Item>,
  { category, sort }: ListScope,
): Promise<{ isUnknownCategory: boolean }> {
  dispatch(queries.page.initiate({ category, sort, offset: 0 }, { subscribe: false }));
  const categories = dispatch(queries.categories.initiate(undefined, { subscribe: false }));
  dispatch(queries.facts.initiate({ category }, { subscribe: false }));
  const { data } = await categories;
  return { isUnknownCategory: data !== undefined && isUnknownCategory(data, category) };
}

/** An address may name a category that does not exist. */
function isUnknownCategory(categories: readonly Category[], category: string): boolean {
  return category !== ALL_CATEGORIES && !filterOptions(categories).some(({ key }) => key === category);
}

/** The part of a page's endpoint that keeps all pages of a scope in one cache entry. */
export function pagesInOneEntry<Item extends { _id: string }>(pageSize: number) {
  return {
    transformResponse: (
      response: { items: Item[]; received: number },
      _meta: unknown,
      { offset }: PageArg,
    ): PagedList<Item> => mergePage(undefined, { offset, ...response }, pageSize),
    serializeQueryArgs: ({ endpointName, queryArgs }: { endpointName: string; queryArgs: PageArg }) =>
      `${endpointName}(${queryArgs.sort ?? 'name'}, ${queryArgs.category})`,
    merge(list: PagedList<Item>, { pages }: PagedList<Item>) {
      // Spares a proxy for every item; the draft itself is not changed.
      const known = (original(list as object) as PagedList<Item> | undefined) ?? list;
      return pages.reduce((merged, page) => mergePage(merged, page, pageSize), known);
    },
  };
}
