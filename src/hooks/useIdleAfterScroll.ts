import { useEffect, useEffectEvent } from 'react';
import { hasSpareBandwidth } from '#lib/network/connection.ts';

/** How long a browser that cannot tell when it is idle is left alone. Milliseconds. */
const PAUSE = 1000;

/**
 * Calls back once the visitor has begun to scroll and the browser has nothing else to do; never on a slow connection,
 * or where the visitor saves data.
 */
export function useIdleAfterScroll(active: boolean, callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active || !hasSpareBandwidth()) return;
    let cancel = () => {};
    const wait = () => {
      if ('requestIdleCallback' in window) {
        const request = window.requestIdleCallback(() => call());
        cancel = () => window.cancelIdleCallback(request);
      } else {
        const timer = setTimeout(() => call(), PAUSE);
        cancel = () => clearTimeout(timer);
      }
    };
    window.addEventListener('scroll', wait, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', wait);
      cancel();
    };
  }, [active]);
}
