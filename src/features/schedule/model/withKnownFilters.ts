import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { type FilterFacet, withKnownFacets } from '#lib/facets/matchFacets.ts';
import type { ScheduleOptions } from './filterCards.ts';
import { ALL, NOW, type ScheduleFilters } from './filters.ts';

/**
 * The filters without unknown days, locations, categories and facets; the same object if all are known.
 *
 * @param facets undefined while they are loading.
 */
export function withKnownFilters(
  filters: ScheduleFilters,
  options: ScheduleOptions,
  days: readonly FestivalDay[],
  facets: readonly FilterFacet[] | undefined,
): ScheduleFilters {
  const { day, locations, categories, hidden } = filters;
  const hasDay = [ALL, NOW, ...days.map(({ key }) => key)].includes(day);
  const known = {
    locations: knownKeys(locations, options.locations),
    categories: knownKeys(categories, options.categories),
    hidden: knownKeys(hidden, options.locations),
  };
  const isValid =
    hasDay &&
    known.locations.length === locations.length &&
    known.categories.length === categories.length &&
    known.hidden.length === hidden.length;
  return withKnownFacets(isValid ? filters : { ...filters, ...known, day: hasDay ? day : ALL }, facets);
}

function knownKeys(keys: readonly string[], options: readonly { key: string }[]): string[] {
  return keys.filter((key) => options.some((option) => option.key === key));
}
