import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { facetTexts } from './facetTexts.ts';
import type { Facet } from './schema.ts';

/** Each chosen facet with a label of its removal, and the filters without it; for `dropOne`. */
export function withoutFacets(
  { facets: chosen }: { facets: FacetFilters },
  facets: readonly Facet[],
): [label: string, change: { facets: FacetFilters }][] {
  return facets
    .filter(({ key }) => chosen[key] !== undefined)
    .map((facet) => [
      `Not only “${facetTexts(chosen, [facet]).join('')}”`,
      { facets: withFacet(chosen, facet.key, []) },
    ]);
}
