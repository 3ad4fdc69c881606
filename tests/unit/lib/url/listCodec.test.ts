import fc from 'fast-check';
import { facetsOf } from '#lib/facets/facetFilters.ts';
import { lettersOf } from '#lib/filtering/letters.ts';
import { LIST_SORTS, type ListSort } from '#lib/filtering/listSort.ts';
import {
  LIST_VIEWS,
  type ListFilters,
  NO_FILTERS,
  createListCodec,
  itemAddress,
} from '#lib/url/listCodec.ts';
import { addressText } from '#lib/url/screenCodec.ts';

const codec = createListCodec('/marketplace', false);
const DEFAULTS = { ...NO_FILTERS, view: 'grid' as const };

const wellFormed = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed());
const filters = {
  category: fc.oneof(
    fc.constant('all'),
    wellFormed.filter((key) => !['', '.', '..'].includes(key)),
  ),
  letter: fc.constantFrom('ALL', ...lettersOf('en')),
  search: wellFormed.map((text) => text.slice(0, 100)).filter((text) => text.isWellFormed()),
  facets: fc
    .dictionary(
      fc.constantFrom('language', 'step-free', 'notes'),
      fc.array(wellFormed.filter((value) => value !== '')),
    )
    .map((chosen) => facetsOf(Object.keys(chosen), (key) => chosen[key] ?? [])),
  mine: fc.boolean(),
};
const slugs = wellFormed.filter((slug) => !['', '.', '..'].includes(slug));

/** Parses a URL as a browser does. */
function visited(text: string) {
  const { pathname, search } = new URL(text, 'https://festival.example');
  return { pathname, search };
}

describe.each([
  { base: '/marketplace', hasSorts: false },
  { base: '/lineup', hasSorts: true },
] as const)('the addresses of $base', ({ base, hasSorts }) => {
  const codec = createListCodec(base, hasSorts);
  const view = fc.constantFrom(...LIST_VIEWS);
  const sort = fc.constantFrom(...LIST_SORTS);
  const states: fc.Arbitrary<ListFilters> = fc.record({ ...filters, view, ...(hasSorts && { sort }) });
  const defaults: ListFilters = { ...DEFAULTS, ...(hasSorts && { sort: LIST_SORTS[0] }) };
  const home = { pathname: base, search: '' };

  test('filters can be read back from their address', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(codec.read(visited(addressText(codec.write(state, home))))).toEqual(state);
      }),
    );
  });

  test('filters can be read back over an open dialog, whose slug stays', () => {
    fc.assert(
      fc.property(states, slugs, (state, slug) => {
        const text = itemAddress(codec, state, base, slug);
        if (text === undefined) throw new Error('A slug without an address');
        const address = visited(text);
        expect(codec.read(address)).toEqual(state);
        expect(codec.write(defaults, address).pathname).toBe(address.pathname);
      }),
    );
  });

  test('one state has one address: writing what was read changes nothing', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = codec.write(state, home);
        expect(codec.write(state, address)).toEqual(address);
      }),
    );
  });

  test('any address can be read without throwing, and the result has one address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (path, search) => {
        const state = codec.read({ pathname: `${base}/${path}`, search: `?${search}` });
        if (state) expect(codec.read(codec.write(state, home))).toEqual(state);
      }),
    );
  });
});

test.each([
  ['/marketplace', '', DEFAULTS],
  ['/marketplace/', '', DEFAULTS],
  ['/Marketplace', '?letter=b', { ...DEFAULTS, letter: 'B' }],
  [
    '/marketplace',
    '?letter=0-9&q=la%20la&view=list',
    { ...DEFAULTS, letter: '0-9', search: 'la la', view: 'list' },
  ],
  ['/marketplace/category/food-&-drink', '', { ...DEFAULTS, category: 'food-&-drink' }],
  ['/marketplace/category/%E0%A4%A', '', { ...DEFAULTS, category: '%E0%A4%A' }],
  ['/marketplace', '?category=food', { ...DEFAULTS, category: 'food' }],
  ['/marketplace/nova', '?category=food&letter=N', { ...DEFAULTS, category: 'food', letter: 'N' }],
  ['/marketplace', '?mine=1', { ...DEFAULTS, mine: true }],
  [
    '/marketplace',
    '?language=german,english&access=&utm_source=x&at=2031-05-03',
    { ...DEFAULTS, facets: { language: ['english', 'german'] } },
  ],
  ['/marketplace', '?letter=%00&view=wall&q=&sort=up&mine=true', DEFAULTS],
  ['/marketplace/category/all', '', DEFAULTS],
  ['/marketplace/a/b', '', undefined],
  ['/lineup', '', undefined],
  ['/marketplaces', '', undefined],
])('%s%s is read', (pathname, search, state) => expect(codec.read({ pathname, search })).toEqual(state));

test('parameters have a fixed order, defaults are left out, and foreign parameters follow', () => {
  const state = {
    category: 'food',
    letter: 'B',
    search: 'a b',
    view: 'list' as const,
    facets: { access: ['quiet', 'step-free'], language: ['english'] },
    mine: true,
  };
  const search = '?utm_source=mail&language=german&fbclid=x&notes=loud&view=grid&q=old';
  expect(addressText(codec.write(state, { pathname: '/marketplace', search }))).toBe(
    '/marketplace/category/food?letter=B&q=a+b&view=list&mine=1' +
      '&access=quiet,step-free&language=english&utm_source=mail&fbclid=x',
  );
  expect(addressText(codec.write(DEFAULTS, { pathname: '/marketplace/x', search: '?view=list' }))).toBe(
    '/marketplace/x',
  );
});

test.each([undefined, '', '.', '..'])('an alias that cannot be part of an address has none: %p', (alias) =>
  expect(itemAddress(codec, DEFAULTS, '/marketplace', alias)).toBeUndefined(),
);

test('the order of the lineup is in the URL unless it is the default', () => {
  const lineup = createListCodec('/lineup', true);
  const addressOf = (sort: ListSort) =>
    addressText(lineup.write({ ...DEFAULTS, sort }, { pathname: '/lineup', search: '' }));
  expect(LIST_SORTS.map(addressOf)).toEqual([
    '/lineup',
    '/lineup?sort=name-desc',
    '/lineup?sort=recent',
    '/lineup?sort=featured',
  ]);
  expect(lineup.read({ pathname: '/lineup/nova', search: '?sort=name' })?.sort).toBe('name');
  expect(lineup.read({ pathname: '/lineup/nova', search: '?sort=price' })?.sort).toBe('name');
});
