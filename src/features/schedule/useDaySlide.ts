import { type RefObject, useLayoutEffect, useRef } from 'react';
import { REDUCED_MOTION } from '#hooks/useMediaQuery.ts';

/**
 * Moves the list of events in from the side on which a newly chosen day lies.
 *
 * @param day the position of its tab.
 */
export function useDaySlide(list: RefObject<HTMLElement | null>, day: number): void {
  const previous = useRef(day);
  useLayoutEffect(() => {
    const side = Math.sign(day - previous.current);
    previous.current = day;
    if (side === 0 || window.matchMedia(REDUCED_MOTION).matches) return;
    list.current?.animate([{ opacity: 0, translate: `${side * 16}px` }, {}], {
      duration: 160,
      easing: 'ease-out',
    });
  }, [list, day]);
}
