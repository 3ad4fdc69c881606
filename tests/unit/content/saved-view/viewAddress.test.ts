import fc from 'fast-check';
import { features } from '#app/features.ts';
import { listHref, listOf } from '#features/saved-views/model/viewLists.ts';
import { ALL_PRIORITIES, feedCodec } from '#features/feed/model/filters.ts';
import { lineupFilters } from '#features/lineup/model/lineupFilters.ts';
import { marketplaceFilters } from '#features/marketplace/model/marketplaceFilters.ts';
import { VIEWS, WHENS, scheduleCodec } from '#features/schedule/model/filters.ts';
import { PRIORITIES } from '#content/post/priority.ts';
import { facetsOf } from '#lib/facets/facetFilters.ts';
import { lettersOf } from '#lib/filtering/letters.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { listPathOf } from '#content/kindAddress.ts';
import { kinds } from '#content/kinds.ts';
import { savedViewSchema } from '#content/saved-view/schema.ts';
import { LIST_VIEWS } from '#lib/url/listCodec.ts';
import { type ScreenCodec, addressText } from '#lib/url/screenCodec.ts';
import { pathsOfView, viewAddress } from '#content/saved-view/viewAddress.ts';

const wellFormed = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed());
const key = wellFormed.filter((text) => !['', '.', '..', 'all'].includes(text));
const keys = fc.uniqueArray(key, { maxLength: 3 }).map((all) => all.toSorted());
const category = fc.oneof(fc.constant('all'), key);
const search = wellFormed.map((text) => text.slice(0, 100)).filter((text) => text.isWellFormed());
const facets = fc
  .dictionary(fc.constantFrom('language', 'step-free'), fc.uniqueArray(key, { minLength: 1 }))
  .map((chosen) => facetsOf(Object.keys(chosen), (key) => chosen[key] ?? []));
const ofList = {
  category,
  letter: fc.constantFrom('ALL', ...lettersOf('en')),
  search,
  facets,
  view: fc.constantFrom(...LIST_VIEWS),
  mine: fc.boolean(),
};

const STATES: [path: string, codec: ScreenCodec<never>, states: fc.Arbitrary<unknown>][] = [
  ['/marketplace', marketplaceFilters.codec as ScreenCodec<never>, fc.record(ofList)],
  [
    '/lineup',
    lineupFilters.codec as ScreenCodec<never>,
    fc.record({ ...ofList, sort: fc.constantFrom(...LIST_SORTS) }),
  ],
  [
    '/schedule',
    scheduleCodec as ScreenCodec<never>,
    fc.record({
      day: fc.constantFrom('all', 'now', 'sat', '2031-05-03'),
      search,
      locations: keys,
      categories: keys,
      hidden: keys,
      when: fc.constantFrom(...WHENS),
      facets,
      view: fc.constantFrom(...VIEWS),
      mine: fc.boolean(),
    }),
  ],
  [
    '/feed',
    feedCodec as ScreenCodec<never>,
    fc.record({ category, priority: fc.constantFrom(ALL_PRIORITIES, ...PRIORITIES) }),
  ],
];

test('a view can show every list that has filters', () => {
  const paths = kinds.filter(({ isInSavedViews }) => isInSavedViews).map(listPathOf);
  expect(paths).toEqual(STATES.map(([path]) => path));
});

test.each(STATES)('the screen at %s has a list that views can show', async (path) => {
  const screen = await features.find((feature) => feature.path === path)?.load();
  expect(screen?.Results).toBeDefined();
});

test.each(STATES)('every state that %s writes can be opened from a view', (path, codec, states) => {
  const origins = fc.constantFrom('', 'https://festival.example', ' http://localhost:3000');
  fc.assert(
    fc.property(states, origins, (state, origin) => {
      const written = addressText(codec.write(state as never, { pathname: path, search: '' }));
      const { address } = savedViewSchema.parse({ _id: 'v', title: 'View', address: origin + written });
      const list = listOf(features, address);
      expect(list?.path).toBe(path);
      expect(address && list?.urlState?.codec.read(address)).toEqual(state);
      expect(pathsOfView({ address, types: [] })).toEqual([path]);
      // The link to the list has the same state.
      const href = new URL(list && address ? listHref(list, address) : '', 'https://festival.example');
      expect(codec.read(href)).toEqual(state);
    }),
  );
});

test.each([
  '/',
  '/hotel-info',
  '/marketplace/noodles',
  '/lineup/category/',
  '/schedule/opening',
  '/schedule/opening/lineup/nova',
  '/views/lunch',
  'mailto:someone@festival.example',
  'javascript:alert(1)',
  'https://[',
  '',
])('%j is not the address of a list', (pasted) => {
  expect(viewAddress(pasted)).toBeUndefined();
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void viewAddress(text)));
});
