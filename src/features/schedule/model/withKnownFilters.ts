import type { FestivalDay } from '#content/festival/festivalDays.ts';
import type { ScheduleOptions } from './filterCards.ts';
import { ALL, NOW, type ScheduleFilters } from './filters.ts';

/** The filters without unknown days, locations and categories; the same object if all are known. */
export function withKnownFilters(
  filters: ScheduleFilters,
  options: ScheduleOptions,
  days: readonly FestivalDay[],
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
  return isValid ? filters : { ...filters, ...known, day: hasDay ? day : ALL };
}

function knownKeys(keys: readonly string[], options: readonly { key: string }[]): string[] {
  return keys.filter((key) => options.some((option) => option.key === key));
}
