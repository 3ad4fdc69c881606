import { useMemo, useState } from 'react';
import { type ContentError, isContentError } from '#lib/errors/contentError.ts';
import { firstLoaded } from './firstLoaded.ts';
import type { ListQueries } from './listQueries.ts';

interface FoundItems<Item> {
  /** The items before the first one that is not loaded. */
  items: readonly Item[];
  /** The number of all items, loaded or not. */
  count: number;
  hasMore: boolean;
  /** Changes when the next missing items change. */
  nextPage: string;
  isLoadingMore: boolean;
  moreError: ContentError | undefined;
  hasAhead: false;
  /** How long the request for the next items waits while the visitor types. Milliseconds. */
  pause: number;
  readAhead(): void;
  /** Requests the next missing items. */
  loadMore(): void;
}

/** Milliseconds. */
const PAUSE = 150;
const EMPTY: readonly never[] = [];

/**
 * Loads items with known ids in pages, one request at a time.
 *
 * @param ids in the order of the list; undefined while they are unknown.
 * @param loaded items that are loaded already.
 * @param hasRendered whether the page was rendered with items that were loaded by id.
 */
export function useItemsById<Item extends { _id: string }>(
  { byId, pageSize }: ListQueries<Item>,
  ids: readonly string[] | undefined,
  loaded: readonly Item[],
  hasRendered: boolean,
): FoundItems<Item> | undefined {
  const [wanted, setWanted] = useState(EMPTY as readonly string[]);
  const { data, isFetching, error, refetch } = byId.useQuery(
    { ids: wanted },
    { skip: !wanted.length && !hasRendered },
  );
  const known = useMemo(
    () =>
      new Map<string, Item | null>([
        ...Object.entries(data ?? {}),
        ...loaded.map((item) => [item._id, item] as const),
      ]),
    [data, loaded],
  );
  const { items, count, missing } = useMemo(
    () => firstLoaded(ids ?? EMPTY, known, pageSize),
    [ids, known, pageSize],
  );
  if (!ids) return undefined;
  const isAsked = missing[0] === wanted[0];
  return {
    items,
    count,
    hasMore: missing.length > 0,
    nextPage: `${items.length} ${missing[0]}`,
    isLoadingMore: isFetching,
    hasAhead: false,
    readAhead: () => undefined,
    pause: PAUSE,
    moreError: isContentError(error) && !isFetching && isAsked ? error : undefined,
    loadMore() {
      if (isAsked) refetch();
      else setWanted(missing);
    },
  };
}
