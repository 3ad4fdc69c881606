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

/** The cache entry of a scope: all received pages, and the merged list. */
export interface PagedList<T> {
  /** Sorted by offset. */
  pages: Page<T>[];
  /** Every item of the shown pages once, in the order of the query. */
  items: T[];
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

/** The ids of a list's items, for the next merge. They are collected again for a list that is not in this map. */
const idsOf = new WeakMap<readonly { _id: string }[], Set<string>>();

/**
 * Merges a page at its offset, in any order of arrival.
 *
 * A page that arrives again replaces the previous one. A short page is the end of the data: pages after it are dropped.
 * An item on two pages (rows have moved between two requests) stays at its first position. Pages after a gap wait until
 * the gap is filled. Appending costs the new page and a copy of the list; a page in the middle costs time linear in the
 * number of items.
 *
 * @param pageSize the number of rows requested; only a page with that many may be followed by another.
 */
export function mergePage<T extends { _id: string }>(
  list: PagedList<T> = { pages: [], items: [], nextOffset: 0, hasMore: true },
  page: Page<T>,
  pageSize: number,
): PagedList<T> {
  const isLast = page.received < pageSize;
  const others = list.pages.filter(
    ({ offset }) => offset !== page.offset && !(isLast && offset > page.offset),
  );
  const pages = [...others, page].sort((a, b) => a.offset - b.offset);
  const start = page.offset < list.nextOffset ? { items: [], nextOffset: 0, hasMore: true } : undefined;
  return readOn({ ...list, pages, ...start }, pageSize);
}

/**
 * Hides the pages from an offset on, or shows all. Pages that are already shown stay shown.
 *
 * @param offset undefined to show all pages.
 */
export function showUntil<T extends { _id: string }>(
  list: PagedList<T>,
  offset: number | undefined,
  pageSize: number,
): PagedList<T> {
  const shownUntil = offset === undefined ? undefined : Math.max(offset, list.nextOffset);
  return readOn({ ...list, shownUntil }, pageSize);
}

/** Continues the list with its pages up to the first gap, short page or hidden page. */
function readOn<T extends { _id: string }>(list: PagedList<T>, pageSize: number): PagedList<T> {
  const { pages, items: before, shownUntil = Infinity } = list;
  let { nextOffset, hasMore } = list;
  const ids = idsOf.get(before) ?? new Set(before.map(({ _id }) => _id));
  const added: T[] = [];
  for (const page of pages) {
    if (page.offset < nextOffset) continue;
    if (page.offset > nextOffset || page.offset >= shownUntil || !hasMore) break;
    for (const item of page.items) {
      if (ids.has(item._id)) continue;
      ids.add(item._id);
      added.push(item);
    }
    hasMore = page.received >= pageSize;
    nextOffset += pageSize;
  }
  // The same array signals that nothing was added.
  const items = added.length === 0 ? before : before.concat(added);
  // The set of ids now belongs to the new array.
  idsOf.delete(before);
  idsOf.set(items, ids);
  return { ...list, items, nextOffset, hasMore };
}
