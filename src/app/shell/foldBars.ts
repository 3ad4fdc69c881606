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
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('focusin', update);

  function update() {
    const { scrollY } = window;
    if (!mayFold()) {
      root.removeAttribute('data-folded');
      turn = scrollY;
      return;
    }
    const isFolded = root.hasAttribute('data-folded');
    turn = isFolded ? Math.max(turn, scrollY) : Math.min(turn, scrollY);
    if (Math.abs(scrollY - turn) < DISTANCE) return;
    root.toggleAttribute('data-folded', !isFolded);
    turn = scrollY;
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
