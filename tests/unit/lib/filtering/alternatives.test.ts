import { facetSchema } from '#content/facet/schema.ts';
import { NO_FACETS } from '#lib/facets/facetFilters.ts';
import { countAlternatives } from '#lib/filtering/alternatives.ts';
import { ALL_CATEGORIES, type FilterOption, filterKey, filterOptions } from '#lib/filtering/filterKey.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { letterOf } from '#lib/filtering/letterOf.ts';
import { ALL_LETTERS, lettersOf } from '#lib/filtering/letters.ts';
import { listCounter, otherCategories, withoutOne } from '#features/list/listAlternatives.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';
import { namesOf } from '../../../fixtures/search/namedDemo.ts';

const FACETS = [
  facetSchema.parse({
    _id: 'access',
    key: 'access',
    title: 'Access',
    appliesTo: ['place'],
    values: [{ key: 'step-free', title: 'Step-free' }],
  }),
];
const STEP_FREE = [{ id: 'access', values: ['step-free'] }];
const CHOICES = [NO_FACETS, { access: ['step-free'] }];

let places: readonly NamedDocument[];
/** What the count without the code under test compares. */
let facts: { id: string; keys: string[]; letter: string | undefined; name: string; isStepFree: boolean }[];
let categories: FilterOption[];
let picks: ReadonlySet<string>;
let count: ReturnType<typeof listCounter>;
/** Filters that match nothing. */
let empty: ListFilters[];
beforeAll(async () => {
  ({ place: places = [] } = await namesOf());
  categories = filterOptions(
    [...new Set(places.flatMap((place) => place.categories))].map((name) => ({ name })),
  );
  picks = new Set(places.slice(0, 3).map(({ _id }) => _id));
  // Every third place says that it is step-free.
  places = places.map((place, index) => (index % 3 === 0 ? { ...place, facets: STEP_FREE } : place));
  facts = places.map(({ _id, name, categories: own, facets }) => ({
    id: _id,
    keys: own.map((one) => filterKey(one)),
    letter: letterOf(name, 'en'),
    name: foldText(name),
    isStepFree: facets === STEP_FREE,
  }));
  count = listCounter(places, FACETS, (id) => picks.has(id), 'en');
  empty = everyFilters().filter((filters) => plainCount(filters) === 0);
});

/** Counts without the code under test. */
function plainCount({ category, letter, search, facets, mine }: ListFilters): number {
  const part = foldText(search);
  return facts.filter(
    (place) =>
      (category === ALL_CATEGORIES || place.keys.includes(category)) &&
      (letter === ALL_LETTERS || place.letter === letter) &&
      place.name.includes(part) &&
      (facets.access === undefined || place.isStepFree) &&
      (!mine || picks.has(place.id)),
  ).length;
}

function everyFilters(): ListFilters[] {
  return [ALL_CATEGORIES, ...categories.map(({ key }) => key)].flatMap((category) =>
    [ALL_LETTERS, ...lettersOf('en')].flatMap((letter) =>
      ['', 'noo', 'denki', 'xyz'].flatMap((search) =>
        [false, true].flatMap((mine) =>
          CHOICES.map((facets) => ({ category, letter, search, facets, mine, view: 'grid' as const })),
        ),
      ),
    ),
  );
}

test('filters that match nothing lead only to filters that match something, with the right count', () => {
  expect(empty.length).toBeGreaterThan(1000);
  let alternatives = 0;
  for (const filters of empty) {
    const offered = [otherCategories(filters, categories), withoutOne(filters, FACETS, i18nOf('en'))].flatMap(
      (some) => countAlternatives(some, count),
    );
    alternatives += offered.length;
    const wrong = offered.filter(
      ({ filters: other, count: shown }) => shown === 0 || shown !== plainCount(other),
    );
    expect(wrong).toEqual([]);
  }
  expect(alternatives).toBeGreaterThan(1000);
});

test('if one filter alone empties the list, the list without it is offered', () => {
  for (const filters of empty) {
    const { category, letter, search, facets, mine } = filters;
    const hasFacets = facets !== NO_FACETS;
    const isSet = [
      category !== ALL_CATEGORIES,
      letter !== ALL_LETTERS,
      search !== '',
      hasFacets,
      mine,
    ].filter(Boolean);
    const drops: Partial<ListFilters>[] = [
      { category: ALL_CATEGORIES },
      { letter: ALL_LETTERS },
      { search: '' },
      { facets: NO_FACETS },
      { mine: false },
    ];
    const saved = drops.filter((drop) => plainCount({ ...filters, ...drop }) > 0);
    const offered = countAlternatives(withoutOne(filters, FACETS, i18nOf('en')), count);
    expect(offered).toHaveLength(isSet.length < 2 ? 0 : saved.length);
  }
});

test('the letter Z in a category without it offers the other categories, and to remove each filter', () => {
  const filters = { ...NO_FILTERS, category: 'food-&-drink', letter: 'Z', view: 'grid' as const };
  expect(count(filters)).toBe(0);
  expect(countAlternatives(otherCategories(filters, categories), count)[0]?.count).toBeGreaterThan(0);
  expect(
    countAlternatives(withoutOne(filters, FACETS, i18nOf('en')), count)
      .map(({ label }) => label)
      .sort(),
  ).toEqual(['In all categories', 'Without the letter “Z”']);
});
