import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#content/store.ts';
import { nearestHour } from './model/hourId.ts';
import { dayOpened } from './model/openDaysSlice.ts';
import type { ShownDay } from './model/scheduleView.ts';

/**
 * Opens the day of an address such as `/schedule#2031-05-03-2pm`, once per navigation. If nothing starts in that hour,
 * the address gets the nearest one. The router scrolls there.
 *
 * @param days undefined until all rows are loaded.
 */
export function useHourInAddress(days: readonly ShownDay[] | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const handled = useRef<string>(undefined);
  const { key, hash, pathname, search } = location;
  useEffect(() => {
    if (!days || handled.current === key) return;
    handled.current = key;
    const day = days.find((day) => hash.startsWith(`#${day.key}-`));
    if (!day) return;
    if (day.isFolded) dispatch(dayOpened(day.key));
    const nearest = nearestHour(hash.slice(1), day);
    if (nearest !== undefined && `#${nearest}` !== hash)
      void navigate({ pathname, search, hash: nearest }, { replace: true });
  }, [days, key, hash, pathname, search, dispatch, navigate]);
}
