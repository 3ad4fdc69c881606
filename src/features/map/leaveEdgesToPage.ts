import type { Selection } from 'd3-selection';

/** The smallest movement of a finger that shows its direction. CSS pixels. */
const MOVE_THRESHOLD = 3;

/**
 * Lets one finger scroll the page if it cannot move the map: the map's own listeners on the same element then do not
 * get the movement. Two fingers always move the map.
 *
 * @param root the element around the map; the map's listeners are named `.map`.
 * @param canMove whether the map can be moved by this distance, in CSS pixels.
 */
export function leaveEdgesToPage(
  root: Selection<HTMLElement, unknown, null, undefined>,
  canMove: (x: number, y: number) => boolean,
): void {
  /** Where the finger began, and whether it scrolls the page, once that is known. */
  let finger: { x: number; y: number; isPage?: boolean } | undefined;

  root.on('touchstart.map', onTouchStart, { capture: true, passive: true });
  root.on('touchmove.map', onTouchMove, { capture: true });

  function onTouchStart({ touches }: TouchEvent) {
    const [touch] = touches;
    finger = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
  }

  function onTouchMove(event: TouchEvent) {
    // The page is already scrolling.
    if (!event.cancelable) return event.stopPropagation();
    const [touch] = event.touches;
    if (!finger || !touch) return;
    if (finger.isPage === undefined) {
      const [x, y] = [touch.clientX - finger.x, touch.clientY - finger.y];
      if (Math.hypot(x, y) < MOVE_THRESHOLD) return event.stopPropagation();
      // Only the main direction counts, because a finger never moves in a straight line.
      finger.isPage = Math.abs(x) > Math.abs(y) ? !canMove(x, 0) : !canMove(0, y);
    }
    if (finger.isPage) event.stopPropagation();
  }
}
