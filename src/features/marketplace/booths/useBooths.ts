import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { savesData } from '#lib/network/connection.ts';

/** Events that show that a visitor uses the list. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

const loadChunk = () => import(/* webpackChunkName: "booths" */ './booths.ts');

/**
 * The addresses of booths on the map, by place, for the pins of cards. Loaded when a visitor begins to use the list, by
 * one query for all cards. No pins if the visitor saves data.
 *
 * @returns undefined until then
 */
export function useBooths(): ReadonlyMap<string, string> | undefined {
  const dispatch = useAppDispatch();
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof loadChunk>>>();
  useEffect(() => {
    if (savesData()) return;
    const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, load));
    function load() {
      stop();
      loadChunk().then(
        (loaded) => {
          dispatch(loaded.loadBooths());
          startTransition(() => setChunk(loaded));
        },
        // A place's dialog links to its booths, too.
        () => undefined,
      );
    }
    for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
    return stop;
  }, [dispatch]);
  return useAppSelector((state) => chunk?.selectBooths(state));
}
