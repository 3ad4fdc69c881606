import { countKeys } from '#lib/filtering/countKeys.ts';
import { type FilterContext, filterCards } from './filterCards.ts';
import type { ScheduleFilters } from './filters.ts';
import type { EventCardModel } from './toCard.ts';

/** A filter with several values. */
export type CountedFilter = 'locations' | 'categories';

/** The number of events that each value of a filter alone would show under the other filters. */
export function countOptions(
  filter: CountedFilter,
  cards: readonly EventCardModel[],
  filters: ScheduleFilters,
  context: FilterContext,
): ReadonlyMap<string, number> {
  const cardsUnderOthers = filterCards(cards, { ...filters, [filter]: [] }, context);
  return countKeys(
    cardsUnderOthers.map(({ locationKeys, categoryKeys }) =>
      filter === 'locations' ? locationKeys : categoryKeys,
    ),
  );
}
