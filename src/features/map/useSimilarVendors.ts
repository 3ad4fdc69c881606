import { useMemo } from 'react';
import { useSearchQuery } from '#features/search/index.ts';

/**
 * The places that the search of the site finds, which forgives wrong letters. It is loaded for the first text that
 * needs it.
 *
 * @param isNeeded whether nobody on the maps has what is searched for.
 * @returns `similar`: places by `_id` with their rank, 0 first; undefined while there are none.
 */
export function useSimilarVendors(text: string, isNeeded: boolean) {
  const { currentData, isFetching } = useSearchQuery({ text: text.trim() }, { skip: !isNeeded });
  const similar = useMemo(() => {
    const places = currentData?.hits.filter(({ kind }) => kind === 'place');
    return places && new Map(places.map(({ _id }, rank) => [_id, rank]));
  }, [currentData]);
  return { similar, isSearching: isNeeded && isFetching };
}
