import { type Alternative, dropOne } from '#lib/filtering/alternatives.ts';
import { ALL_CATEGORIES, type FilterOption } from '#lib/filtering/filterKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { ALL_PRIORITIES, type FeedFilters, NO_FILTERS } from './filters.ts';

/** The filters with each other category. */
export function otherCategories(
  filters: FeedFilters,
  categories: readonly FilterOption[],
): Alternative<FeedFilters>[] {
  if (filters.category === ALL_CATEGORIES) return [];
  return categories
    .filter(({ key }) => key !== filters.category)
    .map(({ key, name }) => ({ label: name, filters: { ...filters, category: key } }));
}

/** The filters without one of those that are set, for each of them. */
export function withoutOne(filters: FeedFilters, t: I18n['t']): Alternative<FeedFilters>[] {
  const { category, priority } = NO_FILTERS;
  return dropOne(filters, [
    filters.category === ALL_CATEGORIES ? undefined : [t(FILTERS.inAllCategories), { category }],
    filters.priority === ALL_PRIORITIES ? undefined : [t(MESSAGES.anyPriority), { priority }],
  ]);
}
