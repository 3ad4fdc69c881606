import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDelayed } from '#hooks/useDelayed.ts';
import { REDUCED_MOTION, useMediaQuery } from '#hooks/useMediaQuery.ts';
import * as FACTS from '#lib/facts.ts';

/** Why the pictures wait. */
type Pause = 'visitor' | 'hover' | 'focus' | 'touch' | 'navigation';

interface AutoScrollOptions {
  /** Whether there is anywhere to scroll to. */
  isEnabled: boolean;
  /** Milliseconds from one picture to the next. */
  interval: number;
  onTurn(): void;
}

/**
 * Turns by itself while nobody is looking closely: not under the mouse, not with the keyboard's focus inside, not while
 * it is touched or for three seconds after it was turned by hand, not in a hidden tab, never where motion is unwelcome,
 * and not after the visitor has stopped it. After each pause a picture stands for a whole interval.
 *
 * Embla's own plugin knows no rest after a turn by hand, and forgets that it was stopped when the mouse leaves.
 */
export function useAutoScroll({ isEnabled, interval, onTurn }: AutoScrollOptions) {
  const [pauses, setPauses] = useState<ReadonlySet<Pause>>(new Set());
  const [turnsByHand, setTurnsByHand] = useState(0);
  const isHidden = useSyncExternalStore(followVisibility, isTabHidden, () => false);
  const isStill = useMediaQuery(REDUCED_MOTION);
  const isRunning = isEnabled && !isStill && !isHidden && pauses.size === 0;

  function set(pause: Pause, isOn: boolean) {
    setPauses((before) => {
      if (before.has(pause) === isOn) return before;
      return new Set(isOn ? [...before, pause] : [...before].filter((other) => other !== pause));
    });
  }

  function rest() {
    set('navigation', true);
    setTurnsByHand((count) => count + 1);
  }

  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => turn(), interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);
  useDelayed(pauses.has('navigation'), FACTS.autoScrollRest, () => set('navigation', false), turnsByHand);

  const endTouch = () => {
    set('touch', false);
    rest();
  };
  return {
    isRunning,
    /** Whether it would move if the visitor let it: there must be a way to stop what moves (WCAG 2.2.2). */
    canRun: isEnabled && !isStill,
    isStopped: pauses.has('visitor'),
    // Who says go has the mouse or the focus on the button, and means it all the same.
    toggle: () => (pauses.has('visitor') ? setPauses(new Set()) : set('visitor', true)),
    /** To be called when the carousel is turned by hand. */
    rest,
    /** For the element that holds all of the carousel. */
    handlers: {
      // Browsers tell of a mouse after a touch as well.
      onPointerEnter: ({ pointerType }: PointerEvent) => set('hover', pointerType !== 'touch'),
      onPointerLeave: () => set('hover', false),
      // A click leaves the focus on its button; only the keyboard's focus means that somebody is there.
      onFocus: ({ target }: FocusEvent) => set('focus', target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) set('focus', false);
      },
      onTouchStart: () => set('touch', true),
      onTouchEnd: endTouch,
      onTouchCancel: endTouch,
    },
  };
}

function isTabHidden() {
  return document.hidden;
}

function followVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
