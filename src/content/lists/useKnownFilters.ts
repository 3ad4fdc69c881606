import { useMemo } from 'react';
import { withKnownFacets } from '#lib/facets/matchFacets.ts';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { useFilterFacets } from '../facet/useFilterFacets.ts';
import type { ListQueries } from './listQueries.ts';

/** Drops the category and facets from the filters if the list's own are known and these are not among them. */
export function useKnownFilters<Filters extends ListFilters>(
  queries: Pick<ListQueries<never>, 'categories' | 'type'>,
  filters: Filters,
): Filters {
  const { data } = queries.categories.useQuery();
  const { facets } = useFilterFacets(queries.type);
  return useMemo(
    () => withKnownFacets(withKnownCategory(filters, data && filterOptions(data)), facets),
    [data, facets, filters],
  );
}
