import fc from 'fast-check';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { WHOLE_MAP, mapAddress, mapCodec } from '#content/map/mapFilters.ts';
import { MAX_SEARCH_LENGTH } from '#lib/url/queryParams.ts';
import { addressText } from '#lib/url/screenCodec.ts';

const text = fc.string({ unit: 'grapheme' });
const states = fc.record({
  map: text,
  booth: text,
  search: text.map((search) => search.slice(0, MAX_SEARCH_LENGTH).toWellFormed()),
  categories: fc.array(fc.string({ unit: 'grapheme', minLength: 1 })).map(inOrder),
  stages: fc.boolean(),
  points: fc.array(fc.string({ unit: 'grapheme', minLength: 1 })).map(inOrder),
  mine: fc.boolean(),
  walk: fc.boolean(),
});

test('filters can be read back from their address, with and without a dialog', () => {
  fc.assert(
    fc.property(states, fc.constantFrom('/map', '/map/marketplace/a-place'), (state, pathname) => {
      const written = addressText(mapCodec.write(state, { pathname, search: '' }));
      const url = new URL(written, 'https://fair.example');
      expect(url.pathname).toBe(pathname);
      expect(mapCodec.read({ pathname: url.pathname, search: url.search })).toEqual(state);
    }),
  );
});

test('invalid values are read as defaults, and addresses of other screens are not read', () => {
  const search = '?map=&booth=&category=,,&stages=no&points=,&mine=yes&walk=0&q=';
  expect(mapCodec.read({ pathname: '/map/', search })).toEqual(WHOLE_MAP);
  for (const pathname of ['/maps', '/map/other', '/map/marketplace', '/my/map']) {
    expect(mapCodec.read({ pathname, search: '' })).toBeUndefined();
  }
});

test('a booth has an address', () => {
  expect(mapAddress({})).toBe('/map');
  expect(mapAddress({ map: 'hall-a', booth: 'Booth 244' })).toBe('/map?map=hall-a&booth=Booth+244');
  expect(mapAddress({ categories: ['food', 'toys'], mine: true })).toBe('/map?category=food,toys&mine=1');
  expect(mapAddress({ points: ['quiet', 'water'], mine: true })).toBe('/map?points=quiet,water&mine=1');
  expect(mapAddress({ stages: true, walk: true })).toBe('/map?stages=1&walk=1');
});
