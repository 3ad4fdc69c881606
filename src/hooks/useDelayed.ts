import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once, `delay` milliseconds after `active` became true, unless it becomes false before.
 *
 * @param turn restarts the delay when it changes while `active` stays true. React may batch 'busy' and 'done' into one
 *   render, so `active` alone does not show that something has happened in between.
 */
export function useDelayed(
  active: boolean,
  delay: number,
  callback: () => void,
  turn?: number | string,
): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => call(), delay);
    return () => clearTimeout(timer);
  }, [active, delay, turn]);
}
