import { useEffect, useEffectEvent } from 'react';

/** Calls back once, `delay` milliseconds after `active` became true; not if it stops before. */
export function useDelayed(active: boolean, delay: number, callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => call(), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
}
