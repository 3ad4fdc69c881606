import { type RefObject, useLayoutEffect, useState } from 'react';
import { isRightToLeft } from '#lib/direction.ts';
import type { Grid } from '../../model/grid.ts';
import type { GridWindow } from '../../model/gridMoves.ts';

/** Margin around the window in which boxes are mounted. CSS pixels, and rooms. */
const MARGIN = 300;
const ROOM_MARGIN = 1;
/** The edges are rounded to this many minutes, so that scrolling rarely renders. */
const STEP = 60;

const EMPTY_WINDOW: GridWindow = { top: 0, bottom: -1, first: 0, last: -1 };

/**
 * The part of the grid near the window, computed from its position on the screen.
 *
 * @param frame the element that scrolls sideways.
 * @param canvas the element with the size of all rooms and days.
 */
export function useGridWindow(
  frame: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  { rooms, height }: Pick<Grid, 'rooms' | 'height'>,
): GridWindow {
  const [part, setPart] = useState(EMPTY_WINDOW);
  const columns = rooms.length;
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, canvas.current];
    if (!outer || !inner) return;
    const read = () => {
      const area = inner.getBoundingClientRect();
      const seen = outer.getBoundingClientRect();
      const minute = area.height / height;
      const room = area.width / columns;
      const hidden = isRightToLeft(outer) ? area.right - seen.right : seen.left - area.left;
      const next = {
        top: Math.floor((-area.top - MARGIN) / minute / STEP) * STEP,
        bottom: Math.ceil((window.innerHeight - area.top + MARGIN) / minute / STEP) * STEP,
        first: Math.floor(hidden / room) - ROOM_MARGIN,
        last: Math.floor((hidden + seen.width) / room) + ROOM_MARGIN,
      };
      setPart((last) => (isSame(last, next) ? last : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(outer);
    observer.observe(inner);
    window.addEventListener('scroll', read, { passive: true });
    outer.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', read);
      outer.removeEventListener('scroll', read);
    };
  }, [frame, canvas, columns, height]);
  return part;
}

function isSame(a: GridWindow, b: GridWindow): boolean {
  return a.top === b.top && a.bottom === b.bottom && a.first === b.first && a.last === b.last;
}
