import { startTransition, useEffect, useState } from 'react';
import type { Loader } from '#lib/createLoader.ts';

/** Loads code after the first render. Whether it is there; stays false if it cannot be loaded. */
export function useLoaded(load: Loader<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(() => load.loaded() !== undefined);
  useEffect(() => {
    if (isLoaded) return;
    load().then(
      () => startTransition(() => setLoaded(true)),
      () => undefined,
    );
  }, [isLoaded, load]);
  return isLoaded;
}
