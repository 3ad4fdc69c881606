import { useMemo } from 'react';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ListQueries } from './listQueries.ts';

/** Drops the category from the filters if the list's categories are known and it is not one of them. */
export function useKnownCategory<Filters extends ListFilters>(
  queries: Pick<ListQueries<never>, 'categories'>,
  filters: Filters,
): Filters {
  const { data } = queries.categories.useQuery();
  return useMemo(() => withKnownCategory(filters, data && filterOptions(data)), [data, filters]);
}
