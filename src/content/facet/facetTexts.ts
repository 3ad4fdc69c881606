import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import { chosenValues } from './chosenValues.ts';
import type { Facet } from './schema.ts';

/** The chosen values, a text for each facet: `English or German`, `Without flashing lights, without loud noises`. */
export function facetTexts(chosen: FacetFilters, facets: readonly Facet[]): string[] {
  const values = chosenValues(chosen, facets);
  return facets.flatMap((facet) => {
    const texts = values.filter((value) => value.facet === facet).map(({ text }) => text);
    if (texts.length === 0) return [];
    return isExcluding(facet)
      ? texts.map((text, index) => (index === 0 ? text : text.replace('Without', 'without'))).join(', ')
      : texts.join(' or ');
  });
}
