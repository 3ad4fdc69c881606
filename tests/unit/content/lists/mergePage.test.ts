import fc from 'fast-check';
import { type Page, type PagedList, mergePage, showUntil, shownItems } from '#content/lists/pagedList.ts';

interface Row {
  _id: string;
}

const PAGE_SIZE = 5;

/** A page of these rows, as the service returns it. */
function pageAt(rows: readonly Row[], offset: number): Page<Row> {
  const items = rows.slice(offset, offset + PAGE_SIZE);
  return { offset, received: items.length, items };
}

function rowsOf(count: number, version = ''): Row[] {
  return Array.from({ length: count }, (_, index) => ({ _id: `row-${index}${version}` }));
}

function mergeAll(pages: readonly Page<Row>[], start?: PagedList<Row>): PagedList<Row> {
  const merged = pages.reduce<PagedList<Row> | undefined>(
    (list, page) => mergePage(list, page, PAGE_SIZE),
    start,
  );
  if (!merged) throw new Error('There was no page.');
  return merged;
}

/** The offsets of all pages, with the empty page after a full last one. */
function offsetsOf(count: number): number[] {
  return Array.from({ length: Math.floor(count / PAGE_SIZE) + 1 }, (_, index) => index * PAGE_SIZE);
}

const orders = fc
  .integer({ min: 0, max: 43 })
  .chain((count) =>
    fc.tuple(
      fc.constant(count),
      fc.shuffledSubarray(offsetsOf(count), { minLength: offsetsOf(count).length }),
      fc.array(fc.constantFrom(...offsetsOf(count)), { maxLength: 6 }),
    ),
  );

test('pages are merged into the data in any order of arrival, however often each arrives', () => {
  fc.assert(
    fc.property(orders, ([count, order, again]) => {
      const rows = rowsOf(count);
      const list = mergeAll([...order, ...again].map((offset) => pageAt(rows, offset)));
      expect(shownItems(list)).toEqual(rows);
      expect(list.hasMore).toBe(false);
    }),
  );
});

test('while pages are missing, the items before the gap are shown, and the gap is next', () => {
  fc.assert(
    fc.property(orders, fc.nat(), ([count, order], cut) => {
      const rows = rowsOf(count);
      const arrived = order.slice(0, 1 + (cut % order.length));
      const list = mergeAll(arrived.map((offset) => pageAt(rows, offset)));
      const gap = offsetsOf(count).find((offset) => !arrived.includes(offset));
      if (gap === undefined) return;
      expect(shownItems(list)).toEqual(rows.slice(0, gap));
      expect(list.nextOffset).toBe(gap);
      expect(list.hasMore).toBe(true);
    }),
  );
});

test('if data has shrunk, rows after its new end are dropped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 43 }), fc.integer({ min: 0, max: 43 }), (before, after) => {
      const old = mergeAll(offsetsOf(before).map((offset) => pageAt(rowsOf(before), offset)));
      const rows = rowsOf(Math.min(before, after));
      const list = mergeAll(
        offsetsOf(rows.length).map((offset) => pageAt(rows, offset)),
        old,
      );
      expect(shownItems(list)).toEqual(rows);
    }),
  );
});

test('a refetched page replaces its old rows', () => {
  const old = mergeAll([pageAt(rowsOf(12), 0), pageAt(rowsOf(12), 5)]);
  const list = mergePage(old, pageAt(rowsOf(12, '-new'), 0), PAGE_SIZE);
  expect(
    shownItems(list)
      .map(({ _id }) => _id)
      .slice(0, 6),
  ).toEqual(['row-0-new', 'row-1-new', 'row-2-new', 'row-3-new', 'row-4-new', 'row-5']);
});

test('an item that moved between two requests is listed once, at its first position', () => {
  const moved = [{ _id: 'b' }, { _id: 'c' }, { _id: 'd' }, { _id: 'e' }, { _id: 'f' }];
  const list = mergeAll([
    { offset: 0, received: 5, items: moved },
    { offset: 5, received: 2, items: [{ _id: 'f' }, { _id: 'g' }] },
  ]);
  expect(shownItems(list).map(({ _id }) => _id)).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
});

test('after a full page there may be more, even if some of its rows could not be read', () => {
  const list = mergePage<Row>(
    undefined,
    { offset: 0, received: PAGE_SIZE, items: [{ _id: 'a' }] },
    PAGE_SIZE,
  );
  expect(list).toMatchObject({ hasMore: true, nextOffset: PAGE_SIZE });
});

test('items are the same, joined with each page or all at once', () => {
  fc.assert(
    fc.property(orders, ([count, order, again]) => {
      const rows = rowsOf(count);
      // Behind a new row each row moves by one, so that some are on two pages.
      const moved = [{ _id: 'new' }, ...rows];
      let list: PagedList<Row> | undefined;
      for (const [turn, offset] of [...order, ...again].entries()) {
        list = mergePage(list, pageAt(turn % 2 ? moved : rows, offset), PAGE_SIZE);
        expect(shownItems(list)).toEqual(shownItems(structuredClone(list)));
      }
    }),
  );
});

test('merging does not change the list that it is given', () => {
  fc.assert(
    fc.property(orders, ([count, order]) => {
      const rows = rowsOf(count);
      let list: PagedList<Row> | undefined;
      for (const offset of order) {
        const before = structuredClone(list);
        const merged = mergePage(list, pageAt(rows, offset), PAGE_SIZE);
        expect(mergePage(list, pageAt(rows, offset), PAGE_SIZE)).toEqual(merged);
        expect(list).toEqual(before);
        list = merged;
      }
    }),
  );
});

describe('a prefetched page', () => {
  const rows = rowsOf(12);
  const first = mergeAll([pageAt(rows, 0)]);
  const ready = showUntil(first, 5, PAGE_SIZE);
  const withAhead = mergePage(ready, pageAt(rows, 5), PAGE_SIZE);
  const showAll = (list: PagedList<Row>) => showUntil(list, undefined, PAGE_SIZE);
  const shown = mergePage(first, pageAt(rows, 5), PAGE_SIZE);

  test('changes nothing until it is shown, and then counts as if it had just arrived', () => {
    expect(shownItems(withAhead)).toBe(shownItems(first));
    expect(withAhead).toMatchObject({ nextOffset: 5, hasMore: true });
    expect(showAll(withAhead)).toEqual(shown);
  });

  test('is shown when it arrives if the visitor has reached it meanwhile', () => {
    expect(mergePage(showAll(ready), pageAt(rows, 5), PAGE_SIZE)).toEqual(shown);
  });

  test('stays hidden when it is requested again, and when the first page is refetched', () => {
    for (const offset of [5, 0])
      expect(mergePage(withAhead, pageAt(rows, offset), PAGE_SIZE)).toEqual(withAhead);
  });

  test('stays in the list once it is shown, even if it is prefetched again', () => {
    for (const offset of [5, 0]) {
      const again = mergePage(showUntil(shown, 5, PAGE_SIZE), pageAt(rows, offset), PAGE_SIZE);
      expect(shownItems(again)).toEqual(shownItems(shown));
    }
  });

  test('shows nothing if it does not exist', () => {
    expect(showAll(ready)).toEqual(first);
    expect(shownItems(showAll(ready))).toBe(shownItems(first));
  });
});
