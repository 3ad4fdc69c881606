import { useEffect, useEffectEvent } from 'react';
import { hasSpareBandwidth } from '#lib/network/connection.ts';

/** Delay for browsers without `requestIdleCallback`. Milliseconds. */
const PAUSE = 1000;

/**
 * Calls back once the visitor has started to scroll and the browser is idle; never on a slow connection, or if the
 * visitor saves data.
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
