import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import type { Facet } from './schema.ts';

/** A chosen value of a facet in words. */
export interface ChosenValue {
  facet: Facet;
  key: string;
  /** `English`; `Without flashing lights` for a value that hides what has it. */
  text: string;
}

/** The chosen values in the editors' order. */
export function chosenValues(chosen: FacetFilters, facets: readonly Facet[]): ChosenValue[] {
  return facets.flatMap((facet) =>
    facet.values
      .filter(({ key }) => chosen[facet.key]?.includes(key))
      .map(({ key, title }) => ({ facet, key, text: valueText(facet, title) })),
  );
}

/** What choosing a value means: `English`, `Without flashing lights`. */
export function valueText(facet: Facet, title: string): string {
  return isExcluding(facet) ? `Without ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}
