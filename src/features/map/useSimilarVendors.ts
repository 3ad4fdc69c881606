import { useMemo } from 'react';
import { place } from '#content/place/index.ts';
import { useSearchQuery } from '#features/search/index.ts';

/**
 * The places that the site's search finds, which tolerates wrong letters. It is loaded for the first text that needs
 * it.
 *
 * @param isNeeded whether no vendor on the maps matches the text.
 * @returns `similar`: places by `_id` with their rank, 0 first; undefined while there are none.
 */
export function useSimilarVendors(text: string, isNeeded: boolean) {
  const { currentData, isFetching } = useSearchQuery({ text: text.trim() }, { skip: !isNeeded });
  const similar = useMemo(() => {
    const places = currentData?.hits.filter(({ kind }) => kind === place.name);
    return places && new Map(places.map(({ _id }, rank) => [_id, rank]));
  }, [currentData]);
  return { similar, isSearching: isNeeded && isFetching };
}
