import { type ThunkAction, type UnknownAction, freeze } from '@reduxjs/toolkit';
import type { AppDispatch } from '../store.ts';
import type { ContentState } from '../client/contentApi.ts';
import { filterOptions, isUnknownCategory } from '#lib/filtering/filterKey.ts';
import type { Category } from '../category/schema.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { type ListScope, type PageArg, type PagedList, plain } from './pagedList.ts';

/** What the filter bar knows about a category's items without loading them. */
export interface ListStats {
  total: number;
  /** The distinct beginnings of names: one character, or more where the first is invisible. */
  firstCharacters: readonly string[];
}

export interface CountedCategory extends Category {
  /** Number of the list's items in it. */
  count: number;
}

/** Items of a list by `_id`; null for one that visitors do not see. */
export type ItemsById<Item> = Readonly<Record<string, Item | null>>;

/** What a list uses of an RTK Query endpoint. */
interface Endpoint<Arg, Data> {
  useQuery(
    arg: Arg,
    options?: { skip: boolean },
  ): {
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
  ): ThunkAction<PromiseLike<{ data?: Data; originalArgs?: Arg }>, unknown, unknown, UnknownAction>;
  select(arg: Arg): (state: ContentState) => { data?: Data };
}

/** The queries behind one list screen. */
export interface ListQueries<Item> {
  /** The name of the kind that it lists. */
  kind: string;
  pageSize: number;
  categories: Endpoint<void, readonly CountedCategory[]>;
  stats: Endpoint<{ category: string }, ListStats>;
  /** `offset` is not part of its cache key: all pages of a scope share one entry. */
  page: Endpoint<PageArg, PagedList<Item>>;
  /** Items whose pages are not loaded. All of them share one entry. */
  byId: Endpoint<{ ids: readonly string[] }, ItemsById<Item>>;
  /** Hides the pages of a scope from an offset on, so that they can be prefetched; without one it shows all. */
  showUntil(scope: ListScope, offset?: number): ThunkAction<unknown, never, unknown, UnknownAction>;
}

/** What the store hands to every thunk for lists. */
export interface ListExtra {
  /** Loads the items that a list's page is rendered with; on Node only, so that no browser loads the code. */
  preloadItems?: <Item extends { _id: string }>(
    dispatch: AppDispatch,
    queries: ListQueries<Item>,
    filters: ListFilters,
  ) => Promise<void>;
}

/**
 * Starts a list's queries while its code is loaded.
 *
 * @returns whether there is no such category.
 */
export async function preloadList<Item extends { _id: string }>(
  dispatch: AppDispatch,
  queries: ListQueries<Item>,
  filters: ListFilters,
): Promise<boolean> {
  const { category, sort } = filters;
  const categories = dispatch(queries.categories.initiate(undefined, { subscribe: false }));
  dispatch(queries.stats.initiate({ category }, { subscribe: false }));
  const { preloadItems } = dispatch(
    (_dispatch: unknown, _getState: unknown, extra: unknown) => extra as ListExtra,
  );
  if (preloadItems) await preloadItems(dispatch, queries, filters);
  else dispatch(queries.page.initiate({ category, sort, offset: 0 }, { subscribe: false }));
  const { data } = await categories;
  return !!data && isUnknownCategory(filterOptions(data), category);
}

/** The part of an endpoint that collects items by their ids in one cache entry. */
export function itemsInOneEntry<Item extends { _id: string }>() {
  return {
    transformResponse: (
      items: Item[],
      _meta: unknown,
      { ids }: { ids: readonly string[] },
    ): ItemsById<Item> =>
      Object.fromEntries<Item | null>([
        ...ids.map((id) => [id, null] as const),
        ...items.map((item) => [item._id, item] as const),
      ]),
    serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName,
    /** A list that wants none reads what a rendered page came with. */
    forceRefetch: ({ currentArg }: { currentArg: { ids: readonly string[] } | undefined }) =>
      !!currentArg?.ids.length,
    merge: (known: ItemsById<Item>, more: ItemsById<Item>) => freeze({ ...plain(known), ...more }, true),
  };
}
