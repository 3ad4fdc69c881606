import type { FilterOption } from '#lib/filtering/filterKey.ts';

/** What a list shows under its filters, and how it gets more of it. */
export interface ListContent<Item> {
  /** What is loaded so far. */
  items: readonly Item[];
  /** Page one has not arrived yet. */
  isLoading: boolean;
  /** Without `all`. */
  categories: readonly FilterOption[];
  /** Letters that some item starts with; undefined while that is not known. */
  letters: ReadonlySet<string> | undefined;
  /** Items of the category; undefined while that is not known. */
  total: number | undefined;
  isUnknownCategory: boolean;
  /** Page one could not be read. */
  error: { message?: string } | undefined;
  hasMore: boolean;
  /** Where the next page starts; it moves when a page has arrived. */
  nextOffset: number;
  isLoadingMore: boolean;
  /** The next page could not be read. */
  moreError: unknown;
  /** The next page is there, and waits to be shown. */
  hasAhead: boolean;
  readAhead(): void;
  loadMore(): void;
  retry(): void;
}

/** What every item of a list has. */
export interface Named {
  _id: string;
  name: string;
}
