import { type FacetFilters, facetsOf } from './facetFilters.ts';

/** Chooses values of a facet, or none. */
export function withFacet(facets: FacetFilters, key: string, values: readonly string[]): FacetFilters {
  return facetsOf([...Object.keys(facets), key], (one) => (one === key ? values : (facets[one] ?? [])));
}
