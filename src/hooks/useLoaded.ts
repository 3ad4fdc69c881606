import { startTransition, useEffect, useState } from 'react';

interface Loadable {
  preload(this: void): Promise<unknown>;
  isLoaded(this: void): boolean;
}

/** Loads code after the first render. Whether it is there; stays false if it cannot be loaded. */
export function useLoaded({ preload, isLoaded }: Loadable): boolean {
  const [isThere, setThere] = useState(isLoaded);
  useEffect(() => {
    if (isThere) return;
    preload().then(
      () => startTransition(() => setThere(true)),
      () => undefined,
    );
  }, [isThere, preload]);
  return isThere;
}
