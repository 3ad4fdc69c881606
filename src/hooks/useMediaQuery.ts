import { useCallback, useSyncExternalStore } from 'react';

/** The visitor prefers reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** A window below the breakpoint `md`. */
export const PHONE = '(width < 768px)';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
