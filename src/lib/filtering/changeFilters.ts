import { type ListFilters, NO_FILTERS } from '../url/listCodec.ts';
import { readSearchText } from '../url/queryParams.ts';

/** The filters after a visitor's change. */
export function changeFilters<Filters extends ListFilters>(
  filters: Filters,
  change: Partial<Filters>,
): Filters {
  return { ...filters, ...change, search: readSearchText(change.search ?? filters.search) };
}

/** Resets the filters that hide items; view and order stay. */
export function clearFilters<Filters extends ListFilters>(filters: Filters): Filters {
  return { ...filters, ...NO_FILTERS };
}
