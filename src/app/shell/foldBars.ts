/** How far a visitor scrolls in one direction before a bar folds away or comes back. CSS pixels. */
const DISTANCE = 48;
/** How far the content of a bar may stand below the header while the bar is at the upper edge. CSS pixels. */
const PADDING = 16;

/**
 * Marks the document while the visitor scrolls down, so that a sticky bar with filters folds away (the mixin `folds`)
 * and leaves the window to the content. It comes back when the visitor scrolls up or moves the focus to it.
 */
export function foldBars(): void {
  const root = document.documentElement;
  /** The offset at which the present direction began. */
  let turn = 0;
  // In the capture phase: before a virtual list changes, after which the offset would cost a layout in each frame.
  window.addEventListener('scroll', onScroll, { passive: true, capture: true });
  window.addEventListener('focusin', () => mayFold() || fold(false));

  function onScroll() {
    const { scrollY } = window;
    const isFolded = root.hasAttribute('data-folded');
    turn = isFolded ? Math.max(turn, scrollY) : Math.min(turn, scrollY);
    if (Math.abs(scrollY - turn) >= DISTANCE) fold(!isFolded && mayFold());
  }

  function fold(isFolded: boolean) {
    // First, because the offset costs a layout once the attribute has changed.
    turn = window.scrollY;
    root.toggleAttribute('data-folded', isFolded);
  }
}

/** Whether a bar is at the upper edge of the window, and not in use. */
function mayFold(): boolean {
  const bar = document.querySelector('[data-folds]:not(:has(:focus-visible, [aria-expanded=true]))');
  const [top, header] = [bar?.firstElementChild, document.querySelector('header')].map((element) =>
    element?.getBoundingClientRect(),
  );
  return header !== undefined && top !== undefined && top.top <= header.bottom + PADDING;
}
