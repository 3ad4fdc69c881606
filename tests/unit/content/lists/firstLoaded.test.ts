import { firstLoaded } from '#content/lists/firstLoaded.ts';

const known = new Map<string, string | null>([
  ['a', 'A'],
  ['b', 'B'],
  ['d', 'D'],
  ['gone', null],
]);

test('the items before the first missing one are shown, and all items are counted', () => {
  expect(firstLoaded(['a', 'b', 'c', 'd', 'e'], known, 10)).toEqual({
    items: ['A', 'B'],
    count: 5,
    missing: ['c', 'e'],
  });
});

test('an id without an item is neither counted nor missing', () => {
  expect(firstLoaded(['a', 'gone', 'b'], known, 10)).toEqual({ items: ['A', 'B'], count: 2, missing: [] });
});

test('at most the requested number of ids is missing at once', () => {
  expect(firstLoaded(['x', 'y', 'z'], known, 2)).toEqual({ items: [], count: 3, missing: ['x', 'y'] });
});
