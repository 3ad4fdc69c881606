import { countKeys } from '#lib/filtering/countKeys.ts';
import type { ScheduleFilters } from './filters.ts';
import type { EventCardModel } from './toCard.ts';

/** A filter with several values. */
export type CountedFilter = 'locations' | 'categories';

/** The events that filters would show; undefined while that is unknown. */
export type MatchesOf = (filters: ScheduleFilters) => readonly EventCardModel[] | undefined;

/** The number of events that each value of a filter alone would show under the other filters. */
export function countOptions(
  filter: CountedFilter,
  filters: ScheduleFilters,
  matchesOf: MatchesOf,
): ReadonlyMap<string, number> | undefined {
  const underOthers = matchesOf({ ...filters, [filter]: [] });
  return (
    underOthers &&
    countKeys(
      underOthers.map(({ locationKeys, categoryKeys }) =>
        filter === 'locations' ? locationKeys : categoryKeys,
      ),
    )
  );
}
