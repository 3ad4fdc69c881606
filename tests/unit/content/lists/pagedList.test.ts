import { createNextState, isDraft } from '@reduxjs/toolkit';
import { type PagedList, pagesInOneEntry, shownItems } from '#content/lists/pagedList.ts';

const PAGE_SIZE = 2;
const { merge, transformResponse } = pagesInOneEntry<{ _id: string }>(PAGE_SIZE);

const pageAt = (offset: number) => {
  const items = [{ _id: `row-${offset}` }, { _id: `row-${offset + 1}` }];
  return transformResponse({ items, received: items.length }, undefined, { category: 'all', offset });
};

/** Merges a response into a cache entry as RTK Query does: in a draft of the entry, within the draft of its slice. */
function enter(list: PagedList<{ _id: string }>, response: typeof list) {
  let drafts = 0;
  const { data } = createNextState({ data: list }, (entry) => {
    entry.data = createNextState(entry.data, (draft) => {
      const merged = merge(draft, response);
      drafts = shownItems(merged).filter(isDraft).length;
      return merged;
    });
  });
  return { list: data, drafts };
}

test('a page is added after the others', () => {
  const { list } = enter(enter(pageAt(0), pageAt(2)).list, pageAt(4));
  expect(shownItems(list).map(({ _id }) => _id)).toEqual([
    'row-0',
    'row-1',
    'row-2',
    'row-3',
    'row-4',
    'row-5',
  ]);
  expect(list).toMatchObject({ nextOffset: 6, hasMore: true });
});

test('no item becomes a draft, because that would cost time for every loaded item', () => {
  const first = pageAt(0);
  const { list, drafts } = enter(first, pageAt(2));
  expect(drafts).toBe(0);
  expect(shownItems(list)[0]).toBe(shownItems(first)[0]);
});
