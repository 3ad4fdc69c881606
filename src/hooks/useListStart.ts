import { useRef } from 'react';

/**
 * A list that becomes another one is read from its start.
 *
 * @returns a ref for what stands above the list, and a function that scrolls back to it from below.
 */
export function useListStart() {
  const start = useRef<HTMLDivElement>(null);
  function showStart() {
    if (start.current && start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView();
  }
  return [start, showStart] as const;
}
