import type { FilterOption } from '#lib/filtering/filterKey.ts';
import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { countChosen } from './countChosen.ts';
import type { ScheduleFilters } from './filters.ts';
import type { ScheduleOptions } from './filterCards.ts';

const WHEN_LINES = {
  any: '',
  soon: 'Looked for what starts soon.',
  coming: 'Looked for what is not over.',
};

/** Describes the filters that match nothing, one per line. */
export function emptyLines(
  { day, search, locations, categories, hidden, when, mine }: ScheduleFilters,
  options: ScheduleOptions,
  days: readonly FestivalDay[],
): string[] {
  const dayName = days.find(({ key }) => key === day)?.name;
  const text = search.trim();
  return [
    text === '' ? '' : `No events or performers contain “${text}”.`,
    dayName === undefined ? '' : `Looked on ${dayName}.`,
    lookedIn('at the location', 'at the locations', namesOf(locations, options.locations)),
    lookedIn('in the category', 'in the categories', namesOf(categories, options.categories)),
    lookedIn('at every location except', 'at every location except', namesOf(hidden, options.locations)),
    WHEN_LINES[when],
    mine ? 'Looked only at what you saved with a heart.' : '',
  ].filter((line) => line !== '');
}

function namesOf(keys: readonly string[], options: readonly FilterOption[]): string[] {
  return options.flatMap(({ key, name }) => (keys.includes(key) ? [`“${name}”`] : []));
}

function lookedIn(one: string, several: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `Looked ${names.length === 1 ? one : several} ${names.join(', ')}.`;
}

/** Whether a filter other than the day is set. */
export function isNarrowed(filters: ScheduleFilters): boolean {
  const { search, hidden, mine } = filters;
  return mine || search.trim() !== '' || countChosen(filters) + hidden.length > 0;
}
