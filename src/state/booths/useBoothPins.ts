import { useEffect } from 'react';
import { useAppDispatch } from '#api/appDispatch.ts';
import { mapsApi } from '#api/content/maps.ts';
import { savesData } from '#lib/network/connection.ts';

/** What tells that somebody uses the list. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads where places stand, for the pins of a list's cards, once somebody uses it: one query for all cards, and none
 * where data is saved.
 */
export function useBoothPins(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (savesData()) return;
    const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, load));
    function load() {
      stop();
      dispatch(mapsApi.util.prefetch('getBoothMaps', undefined, {}));
    }
    for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
    return stop;
  }, [dispatch]);
}
