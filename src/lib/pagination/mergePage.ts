/** One answer of a paged query. */
export interface Page<T> {
  /** The position of the page's first row in the query's order. */
  offset: number;
  /** Rows that the service answered with, malformed ones included. */
  received: number;
  /** The rows that could be read. */
  items: T[];
}

/** All pages of one query that have arrived, and what they add up to. */
export interface PagedList<T> {
  /** Sorted by offset. */
  pages: Page<T>[];
  /** Every item once, in the query's order. */
  items: T[];
  /** Where the first page that is still missing starts. */
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
 * until the gap is filled. The next page of a list costs no more than itself and a copy of the list;
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

/** Reads pages up to the first gap or short page, from the start or from where a list ends. */
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
    if (page.offset > nextOffset || !hasMore) break;
    for (const item of page.items) {
      if (ids.has(item._id)) continue;
      ids.add(item._id);
      added.push(item);
    }
    hasMore = page.received >= pageSize;
    nextOffset += pageSize;
  }
  const items = before.concat(added);
  // The set is the new list's from here on.
  idsOf.delete(before);
  idsOf.set(items, ids);
  return { items, nextOffset, hasMore };
}
