import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { chosenValues } from './chosenValues.ts';
import type { Facet } from './schema.ts';

/**
 * Chips of the chosen values of facets, each with the change that removes it.
 */
export function facetChips(
  chosen: FacetFilters,
  facets: readonly Facet[],
  i18n: I18n,
): { text: string; change: { facets: FacetFilters } }[] {
  return chosenValues(chosen, facets, i18n).map(({ facet, key, text }) => ({
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
