import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch } from '#content/store.ts';
import { savesData } from '#lib/network/connection.ts';
import type { BoothPin } from './BoothPin.tsx';

/** Events that show that a visitor uses the list. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * The pin for the cards of a list, loaded when a visitor begins to use the list. One query loads the booths of all
 * cards. No pins if the visitor saves data.
 *
 * @returns undefined until then
 */
export function useBoothPin(): typeof BoothPin | undefined {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<{ BoothPin: typeof BoothPin }>();
  useEffect(() => {
    if (savesData()) return;
    const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, load));
    function load() {
      stop();
      import(/* webpackChunkName: "booth-pin" */ './BoothPin.tsx').then(
        (chunk) => {
          dispatch(chunk.loadBooths());
          startTransition(() => setLoaded(chunk));
        },
        // A place's dialog links to its booths, too.
        () => undefined,
      );
    }
    for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
    return stop;
  }, [dispatch]);
  return loaded?.BoothPin;
}
