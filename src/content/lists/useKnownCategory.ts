import { useMemo } from 'react';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ListQueries } from './listQueries.ts';

/** The filters without a category that the list does not have, once its categories are known. */
export function useKnownCategory<Filters extends ListFilters>(
  queries: Pick<ListQueries<never>, 'categories'>,
  filters: Filters,
): Filters {
  const { data } = queries.categories.useQuery();
  return useMemo(() => withKnownCategory(filters, data && filterOptions(data)), [data, filters]);
}
