import type { Facet } from '#content/facet/schema.ts';
import { withoutFacets } from '#content/facet/withoutFacets.ts';
import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { dayName } from '#content/festival/dayName.ts';
import { type Alternative, dropOne } from '#lib/filtering/alternatives.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { MESSAGES } from '../messages/index.ts';
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
export function otherDays(
  filters: ScheduleFilters,
  days: readonly FestivalDay[],
  t: I18n['t'],
): Alternatives {
  if (filters.day === ALL || filters.day === NOW) return [];
  return days
    .filter(({ key }) => key !== filters.day)
    .map((day) => ({ label: dayName(day, t), filters: { ...filters, day: day.key } }));
}

/** The filters without one of those that are set, for each of them. */
export function withoutOne(filters: ScheduleFilters, facets: readonly Facet[], i18n: I18n): Alternatives {
  const { t } = i18n;
  const { day, search, locations, categories, hidden, when, mine } = filters;
  const none = DEFAULT_FILTERS;
  const text = search.trim();
  return dropOne(filters, [
    day === ALL ? undefined : [t(MESSAGES.onAllDays), { day: none.day }],
    text === '' ? undefined : [t(FILTERS.withoutText, { text }), { search: none.search }],
    locations.length === 0 ? undefined : [t(MESSAGES.atAllLocations), { locations: none.locations }],
    categories.length === 0 ? undefined : [t(FILTERS.inAllCategories), { categories: none.categories }],
    hidden.length === 0 ? undefined : [t(MESSAGES.withHidden), { hidden: none.hidden }],
    when === 'any' ? undefined : [t(MESSAGES.atAnyTime), { when: none.when }],
    ...withoutFacets(filters, facets, i18n),
    mine ? [t(FILTERS.notOnlySaved), { mine: none.mine }] : undefined,
  ]);
}
