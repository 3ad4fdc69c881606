import type { FilterOption } from '#lib/filtering/filterKey.ts';

/** The content of a list under its filters, and its pagination. */
export interface ListContent<Item> {
  /** The items loaded so far. */
  items: readonly Item[];
  /** Page one is loading. */
  isLoading: boolean;
  /** Without `all`. */
  categories: readonly FilterOption[];
  /** Letters that items start with; undefined while unknown. */
  letters: ReadonlySet<string> | undefined;
  /** Number of items in the category; undefined while unknown. */
  total: number | undefined;
  isUnknownCategory: boolean;
  /** Page one has failed. */
  error: { message?: string } | undefined;
  hasMore: boolean;
  /** Offset of the next page; it changes when a page has arrived. */
  nextOffset: number;
  isLoadingMore: boolean;
  /** The next page has failed. */
  moreError: unknown;
  /** The next page is prefetched, but not shown yet. */
  hasAhead: boolean;
  readAhead(): void;
  loadMore(): void;
  retry(): void;
}

export interface Named {
  _id: string;
  name: string;
}
