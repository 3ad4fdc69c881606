import fc from 'fast-check';
import { countFacets } from '#lib/facets/countFacets.ts';
import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { type CountedItem, countFilters, isIn } from '#lib/filtering/filterCounts.ts';
import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';

const KEYS = ['art', 'food', 'games'];
const LETTERS = ['A', 'B', 'É'];

const rows = fc
  .array(
    fc.record({
      name: fc.tuple(fc.constantFrom(...LETTERS), fc.string({ maxLength: 3 })).map((parts) => parts.join('')),
      keys: fc.uniqueArray(fc.constantFrom(...KEYS)),
      facets: fc.constantFrom(undefined, [{ id: 'access', values: ['step-free'] }]),
    }),
    { maxLength: 30 },
  )
  .map((rows): CountedItem[] => rows.map((row, index) => ({ _id: String(index), ...row })));

const filters = fc.record({
  category: fc.constantFrom(ALL_CATEGORIES, ...KEYS),
  letter: fc.constantFrom(ALL_LETTERS, 'A', 'B', 'E'),
  search: fc.constantFrom('', 'a', 'E', 'b '),
  facets: fc.constantFrom<FacetFilters>({}, { access: ['step-free'] }),
});

type Looked = Parameters<typeof countFilters>[1];

const FACETS = [{ _id: 'access', key: 'access', kind: 'accessibility', values: [{ key: 'step-free' }] }];

const isOdd = (id: string) => Number(id) % 2 === 1;

describe('counts by name and category', () => {
  const count = (rows: readonly CountedItem[], { category, facets, ...looked }: Looked) =>
    filterByName(indexNames(rows, 'en'), looked).filter(
      (row) =>
        isOdd(row._id) &&
        isIn(row.keys, category) &&
        (facets.access === undefined || row.facets !== undefined),
    ).length;

  test('a category has the count of the list when it is chosen', () => {
    fc.assert(
      fc.property(rows, filters, (rows, filters) => {
        const { categories } = countFilters(indexNames(rows, 'en'), filters, FACETS, isOdd);
        for (const category of KEYS) {
          expect(categories?.get(category) ?? 0).toBe(count(rows, { ...filters, category }));
        }
      }),
    );
  });

  test('the count is that of the list', () => {
    fc.assert(
      fc.property(rows, filters, (rows, filters) => {
        expect(countFilters(indexNames(rows, 'en'), filters, FACETS, isOdd).count).toBe(count(rows, filters));
      }),
    );
  });

  test('a facet’s value has the count of the list when it is chosen', () => {
    fc.assert(
      fc.property(rows, filters, (rows, filters) => {
        const { facets } = countFilters(indexNames(rows, 'en'), filters, FACETS, isOdd);
        const counts = countFacets(facets ?? [], filters.facets, FACETS);
        expect(counts.get('access')?.get('step-free') ?? 0).toBe(
          count(rows, { ...filters, facets: { access: ['step-free'] } }),
        );
      }),
    );
  });

  test('a letter is offered if the list has items under it', () => {
    fc.assert(
      fc.property(rows, filters, (rows, filters) => {
        const { letters } = countFilters(indexNames(rows, 'en'), filters, FACETS, isOdd);
        for (const letter of ['A', 'B', 'E']) {
          expect(letters?.has(letter)).toBe(count(rows, { ...filters, letter }) > 0);
        }
      }),
    );
  });
});
