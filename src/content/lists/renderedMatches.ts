import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ContentState } from '../client/contentApi.ts';

/** The matches of a letter or a search, found on Node. Sent with a page, which would be too large with all names. */
export interface RenderedMatches {
  /** The first matches, in the order of the list. */
  ids: readonly string[];
  /** The number of all matches. */
  count: number;
  /** As in `FilterCounts`. */
  categories: readonly (readonly [key: string, count: number])[];
  letters: readonly string[];
}

/** The matches that Node has written into the cache; undefined if there are none for these filters. */
export function selectRenderedMatches(
  { content }: ContentState,
  kind: string,
  filters: ListFilters,
): RenderedMatches | undefined {
  return content.queries[matchesKey(kind, filters)]?.data as RenderedMatches | undefined;
}

/** The key of the matches' cache entry. */
export function matchesKey(kind: string, filters: ListFilters): string {
  return kind + JSON.stringify(filters);
}
