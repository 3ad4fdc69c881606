import { useCallback, useRef } from 'react';

/**
 * Scrolls to the start of a list whose content is replaced.
 *
 * @returns a ref for an element above the list, and a function that scrolls up to it.
 */
export function useListStart() {
  const start = useRef<HTMLDivElement>(null);
  const showStart = useCallback(() => {
    if (start.current && start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView();
  }, []);
  return [start, showStart] as const;
}
