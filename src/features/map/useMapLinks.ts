import { type MouseEvent, useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type RootState, useAppDispatch } from '#content/store.ts';
import { mapCodec } from '#content/map/mapFilters.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { filtersChanged, viewDropped } from './model/mapSlice.ts';

/** Navigation state: closing the opened page is a step back. */
const FROM_LIST = { fromList: true };

/**
 * One click handler for all links of booths, on an element around them. Links name neither search nor categories, so
 * that no booth renders while these change; a click keeps them.
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
        // Also where it was chosen before, and the visitor has moved away since.
        dispatch(viewDropped());
      } else {
        // The map that is shown stays as it is named, and so where it was moved to.
        void navigate(addressText(mapCodec.write(filters, address)), { state: FROM_LIST });
      }
    },
    [navigate, dispatch, store],
  );
}
