import { type MouseEvent, useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type RootState, useAppDispatch } from '#content/store.ts';
import { mapCodec } from '#content/map/mapFilters.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { withoutPrefix } from '#lib/i18n/pageLanguage.ts';
import { filtersChanged, viewChanged, viewDropped } from './model/mapSlice.ts';

/** Navigation state: closing the opened page goes one step back. */
const FROM_LIST = { fromList: true };

/** The smallest scale at which a point is shown. */
const POINT_SCALE = 2;

/**
 * One click handler for the links of all booths, on an element around them. The links do not contain search and
 * categories, so that booths do not render again when these change. A click adds them. A link with the position of a
 * point (`data-x`, `data-y`) moves the map there; without scripts it leads to all points of its kind.
 */
export function useMapLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { prefix } = useI18n();
  return useCallback(
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const { filters, view } = store.getState().map;
      const { x, y } = link.dataset;
      const address = { pathname: withoutPrefix(link.pathname, prefix), search: link.search };
      const named = mapCodec.read(address);
      if (!named) {
        void navigate(addressText(address));
      } else if (x !== undefined && y !== undefined) {
        dispatch(filtersChanged({ map: named.map, booth: '' }));
        dispatch(viewChanged({ x: Number(x), y: Number(y), scale: Math.max(view?.scale ?? 0, POINT_SCALE) }));
      } else if (named.booth !== '') {
        dispatch(filtersChanged({ map: named.map, booth: named.booth }));
        // Also if the booth was chosen before and the visitor has moved the map since.
        dispatch(viewDropped());
      } else {
        // The address keeps the map's name, so that the map stays where the visitor has moved it.
        void navigate(addressText(mapCodec.write(filters, address)), { state: FROM_LIST });
      }
    },
    [navigate, dispatch, store, prefix],
  );
}

/**
 * The same for links away from the map, which it then shows.
 *
 * @param mapId the element that shows the map; it can have the focus.
 */
export function useShowOnMap(mapId: string): (event: MouseEvent) => void {
  const follow = useMapLinks();
  return (event) => {
    follow(event);
    const map = document.getElementById(mapId);
    map?.scrollIntoView({ block: 'nearest' });
    map?.focus({ preventScroll: true });
  };
}
