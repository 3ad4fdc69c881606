import { useMemo } from 'react';
import { place } from '#content/place/index.ts';
import { useSearchQuery } from '#features/search/index.ts';

/**
 * The places that the site's search finds, which knows descriptions and forgives wrong letters. It is loaded for the
 * first text.
 *
 * @returns `ids`: the `_id`s of places, best first; undefined while they are unknown. `isFuzzy`: whether they match only
 *   if some letters are wrong.
 */
export function useFoundVendors(text: string) {
  const wanted = text.trim();
  const { currentData, isFetching } = useSearchQuery({ text: wanted }, { skip: wanted === '' });
  const ids = useMemo(
    () => currentData?.hits.filter(({ kind }) => kind === place.name).map(({ _id }) => _id),
    [currentData],
  );
  const isSearching = isFetching || (currentData !== undefined && !currentData.isWhole);
  return { ids, isFuzzy: currentData?.isFuzzy ?? false, isSearching: wanted !== '' && isSearching };
}
