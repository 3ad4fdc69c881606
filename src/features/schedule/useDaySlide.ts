import { type RefObject, useLayoutEffect, useRef } from 'react';
import { REDUCED_MOTION } from '#hooks/useMediaQuery.ts';
import { isRightToLeft } from '#lib/direction.ts';

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
    const { current } = list;
    if (!current) return;
    const distance = isRightToLeft(current) ? -16 : 16;
    current.animate([{ opacity: 0, translate: `${side * distance}px` }, {}], {
      duration: 160,
      easing: 'ease-out',
    });
  }, [list, day]);
}
