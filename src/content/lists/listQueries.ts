import { type ThunkAction, type UnknownAction, freeze } from '@reduxjs/toolkit';
import type { ContentState } from '../client/contentApi.ts';
import type { Category } from '../category/schema.ts';
import { type ListScope, type PageArg, type PagedList, plain } from './pagedList.ts';

/** Facts about a category's items that the filter bar needs before the items are loaded. */
export interface ListStats {
  total: number;
  /** The distinct first characters of names; several characters if the first one is invisible. */
  firstCharacters: readonly string[];
}

export interface CountedCategory extends Category {
  /** The number of the list's items in this category. */
  count: number;
}

/** Items of a list by `_id`; null for an item that visitors must not see. */
export type ItemsById<Item> = Readonly<Record<string, Item | null>>;

/** The used part of an RTK Query endpoint. */
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
  useQueryState(arg: Arg): { data?: Data };
  initiate(
    arg: Arg,
    options: { forceRefetch?: boolean; subscribe: false },
  ): ThunkAction<PromiseLike<{ data?: Data; originalArgs?: Arg }>, unknown, unknown, UnknownAction>;
  select(arg: Arg): (state: ContentState) => { data?: Data };
}

/** The queries of one list screen. */
export interface ListQueries<Item> {
  /** The name of the kind that it lists. */
  kind: string;
  /** The `_type` of its documents. */
  type: string;
  pageSize: number;
  categories: Endpoint<void, readonly CountedCategory[]>;
  stats: Endpoint<{ category: string }, ListStats>;
  /** `offset` is not part of its cache key: all pages of a scope share one cache entry. */
  page: Endpoint<PageArg, PagedList<Item>>;
  /** Items on pages that are not loaded. All of them share one cache entry. */
  byId: Endpoint<{ ids: readonly string[] }, ItemsById<Item>>;
  /** Hides the pages of a scope from an offset on, so that they can be prefetched. Without an offset it shows all. */
  showUntil(scope: ListScope, offset?: number): ThunkAction<unknown, never, unknown, UnknownAction>;
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
    /** A list that asks for no ids reads the items that came with a rendered page. */
    forceRefetch: ({ currentArg }: { currentArg: { ids: readonly string[] } | undefined }) =>
      !!currentArg?.ids.length,
    merge: (known: ItemsById<Item>, more: ItemsById<Item>) => freeze({ ...plain(known), ...more }, true),
  };
}
