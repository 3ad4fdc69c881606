import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { facetTexts } from './facetTexts.ts';
import { MESSAGES } from './messages/index.ts';
import type { Facet } from './schema.ts';

/**
 * Each chosen facet with a label of its removal, and the filters without it; for `dropOne`.
 */
export function withoutFacets(
  { facets: chosen }: { facets: FacetFilters },
  facets: readonly Facet[],
  i18n: I18n,
): [label: string, change: { facets: FacetFilters }][] {
  return facets
    .filter(({ key }) => chosen[key] !== undefined)
    .map((facet) => [
      i18n.t(MESSAGES.notOnly, { value: facetTexts(chosen, [facet], i18n).join('') }),
      { facets: withFacet(chosen, facet.key, []) },
    ]);
}
