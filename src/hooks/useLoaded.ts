import { startTransition, useEffect, useState } from 'react';
import { idle } from '#lib/rendering/pageIdle.ts';
import type { Loader } from '#lib/createLoader.ts';

/** Loads code when the browser is idle after the first render. Whether it is there; stays false if it cannot be loaded. */
export function useLoaded(load: Loader<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(() => load.loaded() !== undefined);
  useEffect(() => {
    if (isLoaded) return;
    idle()
      .then(load)
      .then(
        () => startTransition(() => setLoaded(true)),
        () => undefined,
      );
  }, [isLoaded, load]);
  return isLoaded;
}
