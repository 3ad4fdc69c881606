/** One answer of a paged query. */
export interface Page<T> {
  /** The position of the page's first row in the query's order. */
  offset: number;
  /** Rows that the service answered with, malformed ones included. */
  received: number;
  /** The rows that could be read. */
  items: T[];
  /** It was read before anybody asked for it, and is no part of the list until it is shown. */
  isAhead?: boolean;
}

/** All pages of one query that have arrived, and what they add up to. */
export interface PagedList<T> {
  /** Sorted by offset. */
  pages: Page<T>[];
  /** Every item once, in the query's order. */
  items: T[];
  /** Where the first page starts that is not shown. */
  nextOffset: number;
  /** Whether a page may follow: the last one before `nextOffset` came back full. */
  hasMore: boolean;
}

/** The ids of a list's items, for the merge that comes next; a list without an entry is read again. */
const idsOf = new WeakMap<readonly { _id: string }[], Set<string>>();

/**
 * Puts a page in its place, whatever order pages arrive in and however often.
 *
 * Pages are addressed by offset: a page that arrives again replaces the one before it. A page that
 * came back short is the end of the data, so pages behind it are dropped. An item that stands in two
 * pages (rows moved between two requests) is kept where it comes first. Pages behind a gap wait
 * until the gap is filled, and a page that was read ahead until it is shown. The next page of a list costs no more than itself and a copy of the list;
 * a page in the middle costs time linear in the number of items.
 *
 * @param pageSize rows that were asked for; a page with that many may be followed by another.
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
  const start = page.offset < list.nextOffset ? undefined : list;
  return { pages, ...readThrough(pages, pageSize, start) };
}

/** The page that was read ahead and is the list's next; undefined where there is none. */
export function pageAhead<T>({ pages, nextOffset }: PagedList<T>): Page<T> | undefined {
  return pages.find(({ offset, isAhead }) => isAhead && offset === nextOffset);
}

/** Makes the page that was read ahead a part of the list. */
export function showAhead<T extends { _id: string }>(list: PagedList<T>, pageSize: number): PagedList<T> {
  const ahead = pageAhead(list);
  if (!ahead) return list;
  const { offset, received, items } = ahead;
  return mergePage(list, { offset, received, items }, pageSize);
}

/** Reads pages up to the first gap, short page or page ahead, from the start or from where a list ends. */
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
  // Whoever has the items knows by their identity that nothing was added.
  const items = added.length === 0 ? before : before.concat(added);
  // The set is the new list's from here on.
  idsOf.delete(before);
  idsOf.set(items, ids);
  return { items, nextOffset, hasMore };
}
