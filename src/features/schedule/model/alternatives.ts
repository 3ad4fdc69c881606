import type { Facet } from '#content/facet/schema.ts';
import { withoutFacets } from '#content/facet/withoutFacets.ts';
import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { type Alternative, dropOne } from '#lib/filtering/alternatives.ts';
import type { ScheduleOptions } from './filterCards.ts';
import { ALL, DEFAULT_FILTERS, NOW, type ScheduleFilters } from './filters.ts';

type Alternatives = Alternative<ScheduleFilters>[];

/** The filters with each other category. */
export function otherCategories(filters: ScheduleFilters, { categories }: ScheduleOptions): Alternatives {
  if (filters.categories.length === 0) return [];
  return categories
    .filter(({ key }) => !filters.categories.includes(key))
    .map(({ key, name }) => ({ label: name, filters: { ...filters, categories: [key] } }));
}

/** The filters with each other day. */
export function otherDays(filters: ScheduleFilters, days: readonly FestivalDay[]): Alternatives {
  if (filters.day === ALL || filters.day === NOW) return [];
  return days
    .filter(({ key }) => key !== filters.day)
    .map(({ key, name }) => ({ label: name, filters: { ...filters, day: key } }));
}

/** The filters without one of those that are set, for each of them. */
export function withoutOne(filters: ScheduleFilters, facets: readonly Facet[]): Alternatives {
  const { day, search, locations, categories, hidden, when, mine } = filters;
  const none = DEFAULT_FILTERS;
  const text = search.trim();
  return dropOne(filters, [
    day === ALL ? undefined : ['On all days', { day: none.day }],
    text === '' ? undefined : [`Without “${text}”`, { search: none.search }],
    locations.length === 0 ? undefined : ['At all locations', { locations: none.locations }],
    categories.length === 0 ? undefined : ['In all categories', { categories: none.categories }],
    hidden.length === 0 ? undefined : ['With hidden locations', { hidden: none.hidden }],
    when === 'any' ? undefined : ['At any time', { when: none.when }],
    ...withoutFacets(filters, facets),
    mine ? ['Not only what you saved', { mine: none.mine }] : undefined,
  ]);
}
