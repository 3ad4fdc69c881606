/** One result of a paged query. */
export interface Page<T> {
  /** The position of the page's first row in the query's order. */
  offset: number;
  /** Number of rows received, malformed ones included. */
  received: number;
  /** The rows that match the schema. */
  items: T[];
  /** Prefetched: not part of the list until it is shown. */
  isAhead?: boolean;
}

/** All received pages of one query, and the merged list. */
export interface PagedList<T> {
  /** Sorted by offset. */
  pages: Page<T>[];
  /** Every item once, in the query's order. */
  items: T[];
  /** Offset of the first page that is not shown. */
  nextOffset: number;
  /** Whether there may be another page: the last one before `nextOffset` was full. */
  hasMore: boolean;
}

/** The ids of a list's items, for the next merge; they are collected again for a list without an entry. */
const idsOf = new WeakMap<readonly { _id: string }[], Set<string>>();

/**
 * Merges a page at its offset, whatever the order of arrival.
 *
 * A page that arrives again replaces the previous one, and stays shown if that was. A short page is the end of the data, so pages after it are
 * dropped. An item in two pages (rows moved between two requests) is kept at its first position. Pages after a gap wait
 * until the gap is filled; a prefetched page waits until it is shown. Appending costs no more than the new page and a
 * copy of the list; a page in the middle costs time linear in the number of items.
 *
 * @param pageSize number of rows requested; only a page with that many may be followed by another.
 */
export function mergePage<T extends { _id: string }>(
  list: PagedList<T> = { pages: [], items: [], nextOffset: 0, hasMore: true },
  page: Page<T>,
  pageSize: number,
): PagedList<T> {
  const isLast = page.received < pageSize;
  const isShown = list.pages.some(({ offset, isAhead }) => offset === page.offset && !isAhead);
  const others = list.pages.filter(
    ({ offset }) => offset !== page.offset && !(isLast && offset > page.offset),
  );
  const pages = [...others, isShown ? shown(page) : page].sort((a, b) => a.offset - b.offset);
  const start = page.offset < list.nextOffset ? undefined : list;
  return { pages, ...readThrough(pages, pageSize, start) };
}

/** The prefetched page that is next in the list, if any. */
export function pageAhead<T>({ pages, nextOffset }: PagedList<T>): Page<T> | undefined {
  return pages.find(({ offset, isAhead }) => isAhead && offset === nextOffset);
}

/** Adds the prefetched page to the list. */
export function showAhead<T extends { _id: string }>(list: PagedList<T>, pageSize: number): PagedList<T> {
  const ahead = pageAhead(list);
  if (!ahead) return list;
  return mergePage(list, shown(ahead), pageSize);
}

function shown<T>({ offset, received, items }: Page<T>): Page<T> {
  return { offset, received, items };
}

/** Collects pages up to the first gap, short page or prefetched page, from the start or from the end of a list. */
function readThrough<T extends { _id: string }>(
  pages: readonly Page<T>[],
  pageSize: number,
  from?: PagedList<T>,
) {
  const before = from?.items ?? [];
  const ids = idsOf.get(before) ?? new Set(before.map(({ _id }) => _id));
  const added: T[] = [];
  let { nextOffset, hasMore } = from ?? { nextOffset: 0, hasMore: true };
  for (const page of pages) {
    if (page.offset < nextOffset) continue;
    if (page.offset > nextOffset || page.isAhead || !hasMore) break;
    for (const item of page.items) {
      if (ids.has(item._id)) continue;
      ids.add(item._id);
      added.push(item);
    }
    hasMore = page.received >= pageSize;
    nextOffset += pageSize;
  }
  // The unchanged identity signals that nothing was added.
  const items = added.length === 0 ? before : before.concat(added);
  // The set now belongs to the new list.
  idsOf.delete(before);
  idsOf.set(items, ids);
  return { items, nextOffset, hasMore };
}
