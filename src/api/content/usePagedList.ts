import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type ContentError, isContentError } from '../../lib/errors/contentError';
import type { ListQueries, ListScope } from './listQueries';

export interface PagedListState<T> {
  items: readonly T[];
  /** Page one has not arrived yet. */
  isLoading: boolean;
  /** Page one could not be read. */
  error: ContentError | undefined;
  hasMore: boolean;
  /** Where the next page starts. */
  nextOffset: number;
  isLoadingMore: boolean;
  /** The next page could not be read; what is loaded stays. */
  moreError: ContentError | undefined;
  /** Asks for the next page, or once more for the one that failed. */
  loadMore(): void;
  /** Asks for page one again. */
  retry(): void;
}

const NOTHING: readonly never[] = [];

/**
 * Reads a list page by page. All pages of a scope lie in one cache entry, so the component subscribes
 * to page one and asks for further pages by dispatch.
 */
export function usePagedList<T>(endpoint: ListQueries<T>['page'], scope: ListScope): PagedListState<T> {
  const { currentData: list, isFetching, error, originalArgs } = endpoint.useQuery({ ...scope, offset: 0 });
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const failure = isContentError(error) && !isFetching ? error : undefined;
  const nextOffset = list?.nextOffset ?? 0;

  const load = (offset: number) => {
    dispatch(endpoint.initiate({ ...scope, offset }, { forceRefetch: true, subscribe: false }));
  };

  return {
    items: list?.items ?? NOTHING,
    isLoading: !list && !failure,
    error: list ? undefined : failure,
    hasMore: list?.hasMore ?? false,
    nextOffset,
    isLoadingMore: isFetching && list !== undefined,
    moreError: list && originalArgs?.offset === nextOffset ? failure : undefined,
    loadMore: () => load(nextOffset),
    retry: () => load(0),
  };
}
