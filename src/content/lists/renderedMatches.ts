import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ContentState } from '../client/contentApi.ts';

/** What the names of all items say of a list under a letter or a search, for a page that would be too large with them. */
export interface RenderedMatches {
  /** The first items, in the order of the list. */
  ids: readonly string[];
  /** Number of all. */
  count: number;
  /** As in `Facets`. */
  categories: readonly (readonly [key: string, count: number])[];
  letters: readonly string[];
}

/** The matches that Node has written into the cache; undefined under other filters, and where it has not. */
export function selectRenderedMatches(
  { content }: ContentState,
  kind: string,
  filters: ListFilters,
): RenderedMatches | undefined {
  return content.queries[matchesKey(kind, filters)]?.data as RenderedMatches | undefined;
}

/** The key of their cache entry. */
export function matchesKey(kind: string, filters: ListFilters): string {
  return kind + JSON.stringify(filters);
}
