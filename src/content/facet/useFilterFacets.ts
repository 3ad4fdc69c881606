import { useMemo } from 'react';
import { type ContentError, isContentError } from '#lib/errors/contentError.ts';
import { useGetFacetsQuery } from './api.ts';
import { filterFacets } from './filterFacets.ts';
import type { Facet } from './schema.ts';

interface FilterFacets {
  /** Undefined while they are loading. */
  facets: readonly Facet[] | undefined;
  error: ContentError | undefined;
  refetch(): void;
}

/** The facets by which documents can be filtered. @param type their `_type` */
export function useFilterFacets(type: string): FilterFacets {
  const { data, error, refetch } = useGetFacetsQuery();
  const facets = useMemo(() => data && filterFacets(data, type), [data, type]);
  return { facets, error: isContentError(error) ? error : undefined, refetch: () => void refetch() };
}
