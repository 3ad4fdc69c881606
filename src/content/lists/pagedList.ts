import { freeze, isDraft, original } from '@reduxjs/toolkit';
import type { ListSort } from '#lib/filtering/listSort.ts';

/** Category and order of a list; each scope has its own cache entry. */
export interface ListScope {
  /** A filter key, or `all`. */
  category: string;
  /** Undefined for a list with a single order. */
  sort?: ListSort;
}

export interface PageArg extends ListScope {
  offset: number;
}

/** One result of a paged query. */
export interface Page<T> {
  /** The position of the page's first row in the query's order. */
  offset: number;
  /** Number of rows received, malformed ones included. */
  received: number;
  /** The rows that match the schema. */
  items: T[];
}

/** The cache entry of a scope: all received pages. `shownItems` joins them. */
export interface PagedList<T> {
  /** Sorted by offset. */
  pages: Page<T>[];
  /** Offset of the first page that is not shown. */
  nextOffset: number;
  /** Whether there may be another page: the last page before `nextOffset` was full. */
  hasMore: boolean;
  /** Pages from this offset on are prefetched and hidden. Undefined: each page is shown when it arrives. */
  shownUntil?: number;
}

/** The part of a page endpoint that merges all pages of a scope into one cache entry. */
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
      const merged = pages.reduce((known, page) => mergePage(known, page, pageSize), plain(list));
      // Frozen data is not searched for Immer drafts item by item.
      return freeze(merged, true);
    },
  };
}

/** The update of a cache entry by `showUntil`. */
export function showingUntil<Item extends { _id: string }>(offset: number | undefined, pageSize: number) {
  return (list: PagedList<Item>) => freeze(showUntil(plain(list), offset, pageSize), true);
}

/** The value behind an Immer draft, without the cost of a proxy for each item. RTK Query passes a draft of a draft. */
export function plain<Value>(value: Value): Value {
  return isDraft(value) ? plain(original(value as object) as Value) : value;
}

/**
 * Merges a page at its offset, in any order of arrival.
 *
 * A page that arrives again replaces the previous one. A short page is the end of the data: pages after it are dropped.
 * Pages after a gap wait until the gap is filled.
 *
 * @param pageSize the number of rows requested; only a page with that many may be followed by another.
 */
export function mergePage<T>(
  list: PagedList<T> = { pages: [], nextOffset: 0, hasMore: true },
  page: Page<T>,
  pageSize: number,
): PagedList<T> {
  const isLast = page.received < pageSize;
  const others = list.pages.filter(
    ({ offset }) => offset !== page.offset && !(isLast && offset > page.offset),
  );
  return withEnd({ ...list, pages: [...others, page].sort((a, b) => a.offset - b.offset) }, pageSize);
}

/**
 * Hides the pages from an offset on, or shows all. Pages that are already shown stay shown.
 *
 * @param offset undefined to show all pages.
 */
export function showUntil<T>(list: PagedList<T>, offset: number | undefined, pageSize: number): PagedList<T> {
  const shownUntil = offset === undefined ? undefined : Math.max(offset, list.nextOffset);
  return withEnd({ ...list, shownUntil }, pageSize);
}

/** Shows the pages up to the first gap, short page or hidden page. */
function withEnd<T>(list: PagedList<T>, pageSize: number): PagedList<T> {
  const { pages, shownUntil = Infinity } = list;
  let [nextOffset, hasMore] = [0, true];
  for (const { offset, received } of pages) {
    if (offset !== nextOffset || offset >= shownUntil || !hasMore) break;
    hasMore = received >= pageSize;
    nextOffset += pageSize;
  }
  return { ...list, nextOffset, hasMore };
}

interface Joined<T> {
  pages: readonly Page<T>[];
  items: readonly T[];
  ids: Set<string>;
}

/** The last result of `shownItems` for a list, by the list's first page. */
const joined = new WeakMap<object, Joined<unknown>>();
const NONE: readonly never[] = [];

/**
 * Every item of the shown pages once, in the order of the query. An item on two pages (rows have moved between two
 * requests) is at its first position.
 *
 * It is not in the state, so that a rendered page carries each item once. The same pages give the same array. A further
 * page costs its own items and a copy of the array; other changes of pages cost time linear in the number of items.
 */
export function shownItems<T extends { _id: string }>(list: PagedList<T> | undefined): readonly T[] {
  const shown = list?.pages.filter(({ offset }) => offset < list.nextOffset) ?? NONE;
  const [first] = shown;
  if (!first) return NONE;
  // It was stored for this page, so its items are of the page's type.
  const last = joined.get(first) as Joined<T> | undefined;
  const known = last?.pages.every((page, index) => page === shown[index]) ? last : undefined;
  const ids = known?.ids ?? new Set<string>();
  const added = shown.slice(known?.pages.length ?? 0).flatMap((page) =>
    page.items.filter(({ _id }) => {
      const isNew = !ids.has(_id);
      ids.add(_id);
      return isNew;
    }),
  );
  const before: readonly T[] = known?.items ?? NONE;
  const items = added.length === 0 ? before : before.concat(added);
  joined.set(first, { pages: shown, items, ids });
  return items;
}
