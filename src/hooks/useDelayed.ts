import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once, `delay` milliseconds after `active` became true; not if it stops before.
 *
 * @param turn starts the wait anew when it changes while `active` stays true. React may render 'busy' and 'done' as
 *   one step, so the edge of `active` alone does not tell that something has happened in between.
 */
export function useDelayed(active: boolean, delay: number, callback: () => void, turn?: number): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => call(), delay);
    return () => clearTimeout(timer);
  }, [active, delay, turn]);
}
