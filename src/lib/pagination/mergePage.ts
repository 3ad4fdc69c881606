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

/**
 * Puts a page in its place, whatever order pages arrive in and however often.
 *
 * Pages are addressed by offset: a page that arrives again replaces the one before it. A page that
 * came back short is the end of the data, so pages behind it are dropped. An item that stands in two
 * pages (rows moved between two requests) is kept where it comes first. Pages behind a gap wait
 * until the gap is filled. One merge costs time linear in the number of items.
 *
 * @param pageSize rows that were asked for; a page with that many may be followed by another.
 */
export function mergePage<T extends { _id: string }>(
  list: PagedList<T> | undefined,
  page: Page<T>,
  pageSize: number,
): PagedList<T> {
  const isLast = page.received < pageSize;
  const others = (list?.pages ?? []).filter(
    ({ offset }) => offset !== page.offset && !(isLast && offset > page.offset),
  );
  const pages = [...others, page].sort((a, b) => a.offset - b.offset);
  return { pages, ...readThrough(pages, pageSize) };
}

/** Reads pages from the start up to the first gap or short page. */
function readThrough<T extends { _id: string }>(pages: readonly Page<T>[], pageSize: number) {
  const seen = new Set<string>();
  const items: T[] = [];
  let nextOffset = 0;
  let hasMore = true;
  for (const page of pages) {
    if (page.offset !== nextOffset || !hasMore) break;
    for (const item of page.items) {
      if (seen.has(item._id)) continue;
      seen.add(item._id);
      items.push(item);
    }
    hasMore = page.received >= pageSize;
    nextOffset += pageSize;
  }
  return { items, nextOffset, hasMore };
}
