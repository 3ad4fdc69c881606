import { useEffect, useEffectEvent } from 'react';
import { hasSpareBandwidth } from '#lib/network/connection.ts';
import { idle } from '#lib/rendering/pageIdle.ts';

/**
 * Calls back once the visitor has started to scroll and the browser is idle; never on a slow connection, or if the
 * visitor saves data.
 */
export function useIdleAfterScroll(active: boolean, callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active || !hasSpareBandwidth()) return;
    let isStopped = false;
    const wait = () => void idle().then(() => isStopped || call());
    window.addEventListener('scroll', wait, { once: true, passive: true });
    return () => {
      isStopped = true;
      window.removeEventListener('scroll', wait);
    };
  }, [active]);
}
