import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { chosenValues } from './chosenValues.ts';
import type { Facet } from './schema.ts';

/** Chips of the chosen values of facets, each with the change that removes it. */
export function facetChips(
  chosen: FacetFilters,
  facets: readonly Facet[],
): { text: string; change: { facets: FacetFilters } }[] {
  return chosenValues(chosen, facets).map(({ facet, key, text }) => ({
    text,
    change: {
      facets: withFacet(
        chosen,
        facet.key,
        (chosen[facet.key] ?? []).filter((one) => one !== key),
      ),
    },
  }));
}
