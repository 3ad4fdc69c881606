import type { DataRouter } from 'react-router-dom';
import { decodeSegment } from '#lib/url/screenCodec.ts';
import { tabStorage } from './tabStorage.ts';

const STORAGE_KEY = 'fairground:scroll';
/** How long a page may take to grow to where it was left. Milliseconds. */
const PATIENCE = 5000;
/** History entries that are remembered. */
const MOST_PLACES = 50;

/**
 * Gives the entry that the page was loaded with a key of its own, before the router reads it: the router calls every
 * such entry `default`, and the places of two typed addresses would be one.
 */
export function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Gives each history entry its place in the page: a new screen starts at its top, Back and Forward and
 * a reload lead to where the visitor was. A list that is still loading grows towards that place; the
 * restoration goes along until it is reached, or the visitor scrolls.
 *
 * Moves within one screen (a dialog over its list, a filter) leave the page where it is.
 */
export function connectScrollRestoration(router: DataRouter): () => void {
  window.history.scrollRestoration = 'manual';
  const places = readPlaces();
  let { location } = router.state;
  let screen = screenOf(router);
  let stopRestoring = () => {};

  const save = () => {
    places.delete(location.key);
    places.set(location.key, window.scrollY);
  };
  const keep = () => {
    save();
    tabStorage()?.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MOST_PLACES)));
  };
  const restore = (isSameScreen: boolean) => {
    stopRestoring();
    const place = places.get(location.key);
    // What is laid out only when it is seen would have a height that is a guess (features/schedule).
    if (place) document.documentElement.dataset.restored = '';
    stopRestoring =
      place === undefined && location.hash !== ''
        ? scrollToSection(decodeSegment(location.hash.slice(1)), isSameScreen)
        : scrollWhenPossible(place ?? 0);
  };

  restore(false);
  window.addEventListener('pagehide', keep);
  const unsubscribe = router.subscribe((state) => {
    if (state.location === location || state.navigation.state !== 'idle') return;
    const isSameScreen = screenOf(router) === screen;
    // A replaced entry is gone for good: nothing can come back to it.
    if (state.historyAction !== 'REPLACE') save();
    location = state.location;
    screen = screenOf(router);
    if (!isSameScreen || state.historyAction === 'POP' || location.hash !== '') restore(isSameScreen);
  });

  return () => {
    stopRestoring();
    unsubscribe();
    window.removeEventListener('pagehide', keep);
  };
}

/** The path of the route below the shell: dialogs and filters are its children, two texts are two screens. */
function screenOf(router: DataRouter): string | undefined {
  return router.state.matches[1]?.pathname;
}

function scrollWhenPossible(top: number): () => void {
  return whileGrowing(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  });
}

/**
 * Scrolls to the element with an id, which may not be there yet; smoothly where the visitor sees the way. The focus
 * goes along where the element takes it, so that the next Tab leads on from there.
 */
function scrollToSection(id: string, isSmooth: boolean): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let focused: Element | null = null;
  return whileGrowing(() => {
    const section = document.getElementById(id);
    if (section !== focused) section?.focus({ preventScroll: true });
    focused = section;
    section?.scrollIntoView({ behavior: isSmooth && !isStill ? 'smooth' : 'instant' });
    return section !== null && isSmooth;
  });
}

/** Calls whenever the page's height changes, until the call says that it is done, the visitor scrolls, or time is up. */
function whileGrowing(tryToScroll: () => boolean): () => void {
  const observer = new ResizeObserver(() => {
    if (tryToScroll()) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
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

/** Scroll offsets in CSS pixels by history entry, as the last page of this tab left them. */
function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(tabStorage()?.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
