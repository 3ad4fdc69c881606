import type { Facets } from '#lib/filtering/facets.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

/** The content of a list under its filters, and its pagination. */
export interface ListContent<Item> {
  /** The loaded items under the filters. */
  items: readonly Item[];
  /** Number of all items under the filters, as far as they are known. */
  count: number;
  /** Page one is loading. */
  isLoading: boolean;
  /** Without `all`. */
  categories: readonly FilterOption[];
  /** What each category and letter would show under other filters. */
  facetsOf(filters: ListFilters): Facets;
  /** Number of items in the category; undefined while unknown. */
  total: number | undefined;
  isUnknownCategory: boolean;
  /** Page one has failed. */
  error: { message?: string } | undefined;
  hasMore: boolean;
  /** Identifies the next page: it changes when a page has arrived. */
  nextPage: number | string;
  /** How long to wait before the next page is requested while nothing is found. Milliseconds. */
  pause: number;
  isLoadingMore: boolean;
  /** The next page has failed. */
  moreError: unknown;
  /** The next page is prefetched, but not shown yet. */
  hasAhead: boolean;
  readAhead(): void;
  loadMore(): void;
  /** Called when the visitor is about to search. */
  prepareSearch(): void;
  retry(): void;
}

export interface Named {
  _id: string;
  name: string;
}
