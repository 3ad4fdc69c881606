import { type ListFilters, NO_FILTERS } from '../url/listCodec.ts';
import { readSearchText } from '../url/queryParams.ts';

/** The filters after a visitor has chosen or typed something. */
export function changeFilters<Filters extends ListFilters>(
  filters: Filters,
  change: Partial<Filters>,
): Filters {
  return { ...filters, ...change, search: readSearchText(change.search ?? filters.search) };
}

/** Clears what hides items; a view or an order hides none and stays. */
export function clearFilters<Filters extends ListFilters>(filters: Filters): Filters {
  return { ...filters, ...NO_FILTERS };
}
