import { countValues } from '#lib/facets/matchFacets.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';

/** The number of filters that are chosen in the sheet of a list. An order is not a filter. */
export function countChosen({ category, letter, facets }: ListFilters): number {
  return (
    Number(category !== NO_FILTERS.category) + Number(letter !== NO_FILTERS.letter) + countValues(facets)
  );
}
