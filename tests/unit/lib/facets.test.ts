import fc from 'fast-check';
import { countFacets } from '#lib/facets/countFacets.ts';
import { type FacetFilters, facetsOf, isFacetKey } from '#lib/facets/facetFilters.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import {
  type FilterFacet,
  type OwnFacets,
  facetTest,
  isExcluding,
  withKnownFacets,
} from '#lib/facets/matchFacets.ts';

const KEYS = ['a', 'b', 'c'];
const facet = (key: string, kind: string): FilterFacet => ({
  _id: `facet-${key}`,
  key,
  kind,
  values: KEYS.map((key) => ({ key })),
});
const facets = [
  facet('language', 'language'),
  facet('access', 'accessibility'),
  facet('notes', 'content-note'),
];

const values = fc.uniqueArray(fc.constantFrom(...KEYS));
const own: fc.Arbitrary<OwnFacets> = fc
  .tuple(values, values, values)
  .map((lists) => lists.map((values, index) => ({ id: facets[index]?._id ?? '', values })));
const documents = fc.array(fc.option(own, { nil: undefined }), { maxLength: 12 });
const filters: fc.Arbitrary<FacetFilters> = fc.tuple(values, values, values).map((lists) =>
  facetsOf(
    facets.map(({ key }) => key),
    (key) => lists[facets.findIndex((one) => one.key === key)] ?? [],
  ),
);

/** Whether a document has one of a facet's chosen values, or none of those that hide. */
function isWanted(own: OwnFacets | undefined, chosen: FacetFilters, one: FilterFacet): boolean {
  const wanted = chosen[one.key];
  if (wanted === undefined) return true;
  const has = own?.find(({ id }) => id === one._id)?.values ?? [];
  const both = has.filter((value) => wanted.includes(value)).length > 0;
  return isExcluding(one) ? !both : both;
}

test('several facets narrow together', () => {
  fc.assert(
    fc.property(documents, filters, (documents, chosen) => {
      const expected = documents.filter((own) => facets.every((one) => isWanted(own, chosen, one)));
      expect(documents.filter(facetTest(chosen, facets))).toEqual(expected);
    }),
  );
});

test('counts equal those of a plain filter for any choice', () => {
  fc.assert(
    fc.property(documents, filters, (documents, chosen) => {
      const counts = countFacets(documents, chosen, facets);
      for (const one of facets) {
        const others = facets.filter((other) => other !== one);
        const underOthers = documents.filter((own) => others.every((other) => isWanted(own, chosen, other)));
        for (const key of KEYS) {
          const plain = underOthers.filter((own) =>
            own?.some(({ id, values }) => id === one._id && values.includes(key)),
          );
          expect(counts.get(one.key)?.get(key) ?? 0).toBe(plain.length);
        }
      }
    }),
  );
});

test('unknown facets and values are dropped, and known filters stay the same object', () => {
  const known = { facets: { language: ['a', 'b'] }, search: 'x' };
  expect(withKnownFacets(known, facets)).toBe(known);
  expect(withKnownFacets({ facets: { language: ['a', 'z'], color: ['red'] } }, facets)).toEqual({
    facets: { language: ['a'] },
  });
  const unknown = { facets: { color: ['red'] } };
  expect(withKnownFacets(unknown, undefined)).toBe(unknown);
});

test('a facet is chosen and cleared', () => {
  const chosen = withFacet({ notes: ['a'] }, 'language', ['b', 'a', 'b']);
  expect(chosen).toEqual({ language: ['a', 'b'], notes: ['a'] });
  expect(Object.keys(chosen)).toEqual(['language', 'notes']);
  expect(withFacet(chosen, 'notes', [])).toEqual({ language: ['a', 'b'] });
});

test.each([
  ['language', true],
  ['step-free', true],
  ['utm_source', false],
  ['fbclid', false],
  ['at', false],
  ['sanity-preview-perspective', false],
  ['Language', false],
  ['', false],
])('%j can name a facet: %s', (name, expected) => expect(isFacetKey(name)).toBe(expected));
