import { useSyncExternalStore } from 'react';
import { FACTS } from '../lib/facts';

const QUERY = `(width < ${FACTS.mobileBreakpoint}px)`;

/** Whether the window is as narrow as a phone's; a window that is being resized is asked when it rests. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, FACTS.resizeDebounce);
  };
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', debounced);
  return () => {
    clearTimeout(timer);
    list.removeEventListener('change', debounced);
  };
}
