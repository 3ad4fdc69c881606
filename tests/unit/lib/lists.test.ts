import fc from 'fast-check';
import { sortByOrder } from '#lib/sortByOrder.ts';
import { twoDigits } from '#lib/twoDigits.ts';
import { uniqueKeys } from '#lib/uniqueKeys.ts';

test('entries without an order come last, and the sort is stable', () => {
  const entries = [
    { id: 'a' },
    { id: 'b', order: 2 },
    { id: 'c', order: -1 },
    { id: 'd', order: 2 },
    { id: 'e' },
  ];
  expect(sortByOrder(entries).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a', 'e']);
});

test.each([
  [1, '01'],
  [12, '12'],
  [100, '100'],
])('%i is written as %s', (number, text) => expect(twoDigits(number)).toBe(text));

test('existing keys are used if possible', () => {
  expect(uniqueKeys([{ _key: 'a' }, {}, { _key: 'a' }, { _key: '' }, { _key: 'at-1' }])).toEqual([
    'a',
    'at-1',
    'a-at-2',
    'at-3',
    'at-1-at-4',
  ]);
});

test('any keys become unique', () => {
  const key = fc.option(fc.constantFrom('', 'a', 'at-0', 'at-1', 'a-at-1', 'a-at-2'), { nil: undefined });
  fc.assert(
    fc.property(fc.array(fc.record({ _key: key })), (entries) => {
      expect(new Set(uniqueKeys(entries)).size).toBe(entries.length);
    }),
  );
});
