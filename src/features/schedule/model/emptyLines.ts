import type { FestivalDay } from '#lib/dates/festivalDays.ts';
import { ALL, type ScheduleFilters } from './filters.ts';
import type { ScheduleOptions } from './filterCards.ts';

/** Describes the filters that match nothing, one per line. */
export function emptyLines(
  { day, search, location, category }: ScheduleFilters,
  { locations, categories }: ScheduleOptions,
  days: readonly FestivalDay[],
): string[] {
  const dayName = days.find(({ key }) => key === day)?.name;
  const locationName = locations.find(({ key }) => key === location)?.name;
  const categoryName = categories.find(({ key }) => key === category)?.name;
  const text = search.trim();
  return [
    text === '' ? '' : `No events or performers contain “${text}”.`,
    dayName === undefined ? '' : `Looked on ${dayName}.`,
    locationName === undefined ? '' : `Looked at the location “${locationName}”.`,
    categoryName === undefined ? '' : `Looked in the category “${categoryName}”.`,
  ].filter((line) => line !== '');
}

/** Whether a filter other than the day is set. */
export function isNarrowed({ search, location, category }: ScheduleFilters): boolean {
  return search.trim() !== '' || location !== ALL || category !== ALL;
}
