import { useMemo } from 'react';
import { useAppDispatch } from '#content/store.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ListFilterState } from './list.ts';

/**
 * Functions with which a visitor changes the filters of a list. They stay the same.
 *
 * @param showStart scrolls to the start of the list, because its content is replaced.
 */
export function useChangeFilters(
  list: Pick<ListFilterState, 'filtersChanged' | 'filtersCleared'>,
  showStart: () => void,
) {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      changeFilters(change: Partial<ListFilters>) {
        dispatch(list.filtersChanged(change));
        showStart();
      },
      changeView(view: ListFilters['view']) {
        dispatch(list.filtersChanged({ view }));
      },
      clearFilters() {
        dispatch(list.filtersCleared());
        showStart();
      },
    }),
    [dispatch, list, showStart],
  );
}
