import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { type MapFilters, mapAddress } from '#content/map/mapFilters.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { filtersChanged, selectFilters } from './model/mapSlice.ts';

/** Attributes of a link that changes filters; as a link it works without scripts. */
export function useFilterLink(change: Partial<MapFilters>) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  return {
    href: mapAddress({ ...filters, ...change }),
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      dispatch(filtersChanged(change));
    },
  };
}
