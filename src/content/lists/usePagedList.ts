import { useAppDispatch } from '../store.ts';
import { type ContentError, isContentError } from '#lib/errors/contentError.ts';
import type { ListQueries } from './listQueries.ts';
import { type ListScope, type PagedList, shownItems } from './pagedList.ts';

export interface PagedListState<T> {
  items: readonly T[];
  /** Page one has not arrived yet. */
  isLoading: boolean;
  /** Page one could not be loaded. */
  error: ContentError | undefined;
  /** How many rows of the shown pages did not fit the schema. */
  dropped: number;
  hasMore: boolean;
  /** The offset of the next page. */
  nextOffset: number;
  isLoadingMore: boolean;
  /** The next page could not be loaded; the loaded pages stay. */
  moreError: ContentError | undefined;
  /** Whether the next page is prefetched. */
  hasAhead: boolean;
  /** Prefetches the next page for `loadMore`. */
  readAhead(): void;
  /** Shows the next page. Requests it if it is not prefetched or has failed. */
  loadMore(): void;
  /** Requests page one again. */
  retry(): void;
}

/**
 * Loads a list page by page. All pages of a scope share one cache entry, so the component subscribes to page one and
 * requests further pages by dispatch.
 */
export function usePagedList<T extends { _id: string }>(
  queries: ListQueries<T>,
  scope: ListScope,
): PagedListState<T> {
  const {
    currentData: list,
    isFetching,
    error,
    originalArgs,
  } = queries.page.useQuery({ ...scope, offset: 0 });
  const dispatch = useAppDispatch();
  const failure = isContentError(error) && !isFetching ? error : undefined;
  const nextOffset = list?.nextOffset ?? 0;

  const hasAhead = !!list?.hasMore && list.pages.some(({ offset }) => offset === nextOffset);

  async function load(offset: number) {
    const request = queries.page.initiate({ ...scope, offset }, { forceRefetch: true, subscribe: false });
    // While a page is refetched, RTK Query starts no other request for the entry, but waits for the running one.
    const { originalArgs } = await dispatch(request);
    if (originalArgs && originalArgs.offset !== offset) await dispatch(request);
  }

  return {
    items: shownItems(list),
    isLoading: !list && !failure,
    error: list ? undefined : failure,
    dropped: list ? droppedIn(list) : 0,
    hasMore: !!list?.hasMore,
    nextOffset,
    isLoadingMore: isFetching && !!list && originalArgs?.offset !== 0,
    moreError: list && originalArgs?.offset === nextOffset && !hasAhead ? failure : undefined,
    hasAhead,
    readAhead() {
      dispatch(queries.showUntil(scope, nextOffset));
      void load(nextOffset);
    },
    loadMore() {
      if (list?.shownUntil !== undefined) dispatch(queries.showUntil(scope));
      if (!hasAhead) void load(nextOffset);
    },
    retry: () => void load(0),
  };
}

function droppedIn<T>({ pages, nextOffset }: PagedList<T>): number {
  return pages
    .filter(({ offset }) => offset < nextOffset)
    .reduce((sum, { received, items }) => sum + received - items.length, 0);
}
