import { decodeSegment } from '#lib/url/screenCodec.ts';
import { type Router, createEntryKey } from './createRouter.ts';
import { tabStorage } from './tabStorage.ts';

const STORAGE_KEY = 'fairground:scroll';
/** How long a page may take to grow to its former height. Milliseconds. */
const RESTORE_TIMEOUT = 5000;
/** The largest number of history entries whose offsets are stored. */
const MAX_ENTRIES = 50;

/**
 * Gives the history entry of a page load its own key before the router reads it. React Router calls each of these entries
 * `default`, so two typed addresses would share one offset.
 */
export function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  window.history.replaceState({ ...state, key: createEntryKey() }, '');
}

/**
 * Restores the scroll offset of each history entry. A new screen starts at its top. Back, Forward and a reload return
 * to the visitor's offset. A list that is still loading may be too short for it: scrolling continues until the offset
 * is reached or the visitor scrolls.
 *
 * Navigations within one screen (a dialog over its list, a filter) do not scroll.
 */
export function connectScrollRestoration(router: Router): () => void {
  window.history.scrollRestoration = 'manual';
  const offsets = readOffsets();
  let { location } = router.state;
  let screen = screenOf(router);
  let stopRestoring = () => {};

  const save = () => {
    offsets.delete(location.key);
    offsets.set(location.key, window.scrollY);
  };
  const persist = () => {
    save();
    tabStorage()?.setItem(STORAGE_KEY, JSON.stringify([...offsets].slice(-MAX_ENTRIES)));
  };
  const restore = (isSameScreen: boolean) => {
    stopRestoring();
    const offset = offsets.get(location.key);
    // Rows with `content-visibility` have an estimated height until they are close to the window (features/schedule).
    if (offset) document.documentElement.dataset.restored = '';
    stopRestoring =
      offset === undefined && location.hash !== ''
        ? scrollToSection(decodeSegment(location.hash.slice(1)), isSameScreen)
        : scrollWhenPossible(offset ?? 0);
  };

  // A rendered page can be scrolled before its script arrives.
  if (offsets.has(location.key) || location.hash !== '') restore(false);
  window.addEventListener('pagehide', persist);
  const unsubscribe = router.subscribe(() => {
    const { state } = router;
    if (state.location === location) return;
    const isSameScreen = screenOf(router) === screen;
    // No navigation returns to a replaced entry.
    if (state.historyAction !== 'REPLACE') save();
    location = state.location;
    screen = screenOf(router);
    if (!isSameScreen || state.historyAction === 'POP' || location.hash !== '') restore(isSameScreen);
  });

  return () => {
    stopRestoring();
    unsubscribe();
    window.removeEventListener('pagehide', persist);
  };
}

/**
 * The path of the screen's route. Dialogs and filters are child routes of it; each text page is a screen of its own.
 */
function screenOf(router: Router): string | undefined {
  return router.state.matches[0]?.pathname;
}

function scrollWhenPossible(top: number): () => void {
  return whileGrowing(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  });
}

/**
 * Scrolls to the element with an id, which may not exist yet; smoothly within one screen. If the element can be
 * focused, it gets the focus, so that the next Tab continues from there.
 */
function scrollToSection(id: string, isSmooth: boolean): () => void {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let focused: Element | null = null;
  return whileGrowing(() => {
    const section = document.getElementById(id);
    if (section !== focused) section?.focus({ preventScroll: true });
    focused = section;
    section?.scrollIntoView({ behavior: isSmooth && !isMotionReduced ? 'smooth' : 'instant' });
    return section !== null && isSmooth;
  });
}

/**
 * Calls back each time the page's height changes, until the callback returns true, the visitor scrolls, or time is up.
 */
function whileGrowing(tryToScroll: () => boolean): () => void {
  const observer = new ResizeObserver(() => {
    if (tryToScroll()) stop();
  });
  const timer = setTimeout(stop, RESTORE_TIMEOUT);
  const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of interruptions) window.removeEventListener(name, stop);
  }
  return stop;
}

/** Scroll offsets in CSS pixels by history entry, as the tab's last page load has stored them. */
function readOffsets(): Map<string, number> {
  try {
    return new Map(JSON.parse(tabStorage()?.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
