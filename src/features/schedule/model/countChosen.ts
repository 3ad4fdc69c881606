import { countValues } from '#lib/facets/matchFacets.ts';
import { DEFAULT_FILTERS, type ScheduleFilters } from './filters.ts';

/** The number of values that are chosen in the sheet of the schedule. */
export function countChosen({ locations, categories, when, facets }: ScheduleFilters): number {
  const isTimed = when !== DEFAULT_FILTERS.when;
  return locations.length + categories.length + countValues(facets) + Number(isTimed);
}
