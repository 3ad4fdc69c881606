import { type MouseEvent, useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type RootState, useAppDispatch } from '#content/store.ts';
import { mapCodec } from '#content/map/mapFilters.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { filtersChanged, viewDropped } from './model/mapSlice.ts';

/** Navigation state: closing the opened page goes one step back. */
const FROM_LIST = { fromList: true };

/**
 * One click handler for the links of all booths, on an element around them. The links do not contain search and
 * categories, so that booths do not render again when these change. A click adds them.
 */
export function useMapLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  return useCallback(
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const { filters } = store.getState().map;
      const address = { pathname: link.pathname, search: link.search };
      const named = mapCodec.read(address);
      if (!named) {
        void navigate(addressText(address));
      } else if (named.booth !== '') {
        dispatch(filtersChanged({ map: named.map, booth: named.booth }));
        // Also if the booth was chosen before and the visitor has moved the map since.
        dispatch(viewDropped());
      } else {
        // The address keeps the map's name, so that the map stays where the visitor has moved it.
        void navigate(addressText(mapCodec.write(filters, address)), { state: FROM_LIST });
      }
    },
    [navigate, dispatch, store],
  );
}
