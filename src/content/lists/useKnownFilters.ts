import { useMemo } from 'react';
import { withKnownFacets } from '#lib/facets/matchFacets.ts';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { facetsApi } from '../facet/api.ts';
import { filterFacets } from '../facet/filterFacets.ts';
import type { ListQueries } from './listQueries.ts';

/**
 * Drops the category and facets from the filters if the list's own are known and these are not among them. They are
 * requested by `useListContent`.
 */
export function useKnownFilters<Filters extends ListFilters>(
  queries: Pick<ListQueries<never>, 'categories' | 'type'>,
  filters: Filters,
): Filters {
  const { data } = queries.categories.useQueryState();
  const { data: facets } = facetsApi.endpoints.getFacets.useQueryState();
  return useMemo(
    () =>
      withKnownFacets(
        withKnownCategory(filters, data && filterOptions(data)),
        facets && filterFacets(facets, queries.type),
      ),
    [data, facets, filters, queries.type],
  );
}
