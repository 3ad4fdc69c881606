import { isFacetKey } from '#lib/facets/facetFilters.ts';
import type { Facet } from './schema.ts';

/** The facets by which documents can be filtered. @param type their `_type` */
export function filterFacets(facets: readonly Facet[], type: string): readonly Facet[] {
  return facets.filter(
    ({ key, isFilter, appliesTo }) => isFilter && isFacetKey(key) && appliesTo.includes(type),
  );
}
