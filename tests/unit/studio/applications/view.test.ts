import fc from 'fast-check';
import { STATES } from '#lib/applicationStates.ts';
import {
  MOST_COMPARED,
  ORDERS,
  SCORES,
  type View,
  readView,
  writeView,
} from '../../../../src/studio/applications/model/view.ts';

const [FIRST, SECOND] = ['b7f0c3a2-0000-4000-8000-000000000001', 'b7f0c3a2-0000-4000-8000-000000000002'];

const EMPTY: View = {
  search: '',
  states: [],
  isUnreviewed: false,
  isEdited: false,
  lowest: undefined,
  order: 'newest',
  open: undefined,
  compared: [],
};

test('the address without parameters is the whole list, newest first', () => {
  expect(readView('')).toEqual(EMPTY);
  expect(writeView(EMPTY)).toBe('');
});

test('an address names what is shown', () => {
  const view: View = {
    search: 'noodles & tea',
    states: ['submitted', 'in-review'],
    isUnreviewed: true,
    isEdited: true,
    lowest: 4,
    order: 'score',
    open: FIRST,
    compared: [FIRST, SECOND],
  };
  expect(writeView(view)).toBe(
    `?q=noodles+%26+tea&state=submitted,in-review&unreviewed=1&edited=1&lowest=4&order=score&compare=${FIRST},${SECOND}&open=${FIRST}`,
  );
});

test.each([
  '?state=gone&lowest=6&order=random&open=1&compare=x,y',
  '?lowest=Infinity&unreviewed=yes&open=%00',
  `?open=${FIRST}'&order=`,
])('what is not valid counts as missing: %s', (address) => expect(readView(address)).toEqual(EMPTY));

test('what is too much is left out', () => {
  const ids = Array.from({ length: 6 }, (_, at) => FIRST.replace(/1$/, String(at)));
  expect(readView(`?compare=${[ids[0], ...ids].join()}`).compared).toEqual(ids.slice(0, MOST_COMPARED));
  expect(readView(`?q=${'a'.repeat(1000)}`).search.length).toBeLessThan(1000);
});

const view: fc.Arbitrary<View> = fc.record({
  search: fc.string({ unit: 'binary', maxLength: 40 }),
  states: fc.subarray([...STATES]),
  isUnreviewed: fc.boolean(),
  isEdited: fc.boolean(),
  lowest: fc.constantFrom(undefined, ...SCORES),
  order: fc.constantFrom(...ORDERS),
  open: fc.option(fc.uuid(), { nil: undefined }),
  compared: fc.uniqueArray(fc.uuid(), { maxLength: MOST_COMPARED }),
});

test('whatever is written is read again', () =>
  fc.assert(fc.property(view, (one) => expect(readView(writeView(one))).toEqual(one))));

test('any address can be read, and says the same after it is written', () =>
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const read = readView(`?${query}`);
      expect(readView(writeView(read))).toEqual(read);
    }),
  ));
