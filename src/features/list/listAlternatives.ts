import type { Facet } from '#content/facet/schema.ts';
import { withoutFacets } from '#content/facet/withoutFacets.ts';
import { type NamedDocument, categoryKeys } from '#content/lists/namedDocument.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';
import { facetTest } from '#lib/facets/matchFacets.ts';
import { type Alternative, dropOne } from '#lib/filtering/alternatives.ts';
import { isIn } from '#lib/filtering/filterCounts.ts';
import { ALL_CATEGORIES, type FilterOption } from '#lib/filtering/filterKey.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { MESSAGES } from './messages/index.ts';

/** A list's filters with each other category. */
export function otherCategories(
  filters: ListFilters,
  categories: readonly FilterOption[],
): Alternative<ListFilters>[] {
  if (filters.category === ALL_CATEGORIES) return [];
  return categories
    .filter(({ key }) => key !== filters.category)
    .map(({ key, name }) => ({ label: name, filters: { ...filters, category: key } }));
}

/** A list's filters without one of those that are set, for each of them. */
export function withoutOne(
  filters: ListFilters,
  facets: readonly Facet[],
  i18n: I18n,
): Alternative<ListFilters>[] {
  const { t } = i18n;
  const { letter, search, category, mine } = filters;
  const { letter: anyLetter, search: anyName, category: anyCategory, mine: anybodys } = NO_FILTERS;
  const text = search.trim();
  return dropOne(filters, [
    letter === ALL_LETTERS ? undefined : [t(MESSAGES.withoutLetter, { letter }), { letter: anyLetter }],
    text === '' ? undefined : [t(FILTERS.withoutText, { text }), { search: anyName }],
    category === ALL_CATEGORIES ? undefined : [t(FILTERS.inAllCategories), { category: anyCategory }],
    ...withoutFacets(filters, facets, i18n),
    mine ? [t(FILTERS.notOnlySaved), { mine: anybodys }] : undefined,
  ]);
}

/**
 * Creates a function that counts a list's documents under filters.
 *
 * @param facets the facets that the list can be filtered by.
 * @param isPicked whether the visitor has picked a document; for `mine`.
 * @param language of the page.
 */
export function listCounter(
  documents: readonly NamedDocument[],
  facets: readonly Facet[],
  isPicked: (id: string) => boolean,
  language: string,
) {
  const index = indexNames(documents, language);
  return ({ category, letter, search, facets: chosen, mine }: ListFilters): number => {
    const hasFacets = facetTest(chosen, facets);
    return filterByName(index, { letter, search }).filter(
      (document) =>
        isIn(categoryKeys(document), category) &&
        hasFacets(document.facets) &&
        (!mine || isPicked(document._id)),
    ).length;
  };
}
