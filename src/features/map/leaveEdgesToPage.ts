import type { Selection } from 'd3-selection';

/** The smallest movement of a finger that tells a direction. CSS pixels. */
const TELLING_MOVE = 3;

/**
 * Lets a finger scroll the page where it cannot move the map: the map's own listeners, on the same element, then get no
 * movement of it. Two fingers are the map's.
 *
 * @param root the map's window; its listeners are named `.map`.
 * @param canMove whether the map can be moved by this much, in CSS pixels.
 */
export function leaveEdgesToPage(
  root: Selection<HTMLElement, unknown, null, undefined>,
  canMove: (x: number, y: number) => boolean,
): void {
  /** Where the finger began, until it is known whether it moves the map or scrolls the page. */
  let finger: { x: number; y: number; isPage?: boolean } | undefined;

  root.on('touchstart.map', onTouchStart, { capture: true, passive: true });
  root.on('touchmove.map', onTouchMove, { capture: true });

  function onTouchStart({ touches }: TouchEvent) {
    const [touch] = touches;
    finger = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
  }

  function onTouchMove(event: TouchEvent) {
    // The page is still rolling.
    if (!event.cancelable) return event.stopPropagation();
    const [touch] = event.touches;
    if (!finger || !touch) return;
    if (finger.isPage === undefined) {
      const [x, y] = [touch.clientX - finger.x, touch.clientY - finger.y];
      if (Math.hypot(x, y) < TELLING_MOVE) return event.stopPropagation();
      // The main direction counts: a finger that goes up is never quite straight.
      finger.isPage = Math.abs(x) > Math.abs(y) ? !canMove(x, 0) : !canMove(0, y);
    }
    if (finger.isPage) event.stopPropagation();
  }
}
