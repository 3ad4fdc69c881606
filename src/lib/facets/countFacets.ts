import type { FacetFilters } from './facetFilters.ts';
import { type FilterFacet, type OwnFacets, conditionsOf, valuesOf } from './matchFacets.ts';

/** Counts by the facet's key and the value's key. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Counts for each facet the documents that have each value, under the other facets' filters.
 *
 * @param documents what the documents that match all other filters say of facets.
 */
export function countFacets(
  documents: Iterable<OwnFacets | undefined>,
  chosen: FacetFilters,
  facets: readonly FilterFacet[],
): FacetCounts {
  const conditions = conditionsOf(chosen, facets);
  const counts = new Map(facets.map(({ key }) => [key, new Map<string, number>()]));
  for (const own of documents) {
    if (!own) continue;
    const unmet = conditions.filter(({ isMet }) => !isMet(own));
    if (unmet.length > 1) continue;
    for (const facet of facets) {
      const [only] = unmet;
      if (only && only.facet !== facet) continue;
      const count = counts.get(facet.key);
      for (const value of valuesOf(own, facet)) count?.set(value, (count.get(value) ?? 0) + 1);
    }
  }
  return counts;
}
