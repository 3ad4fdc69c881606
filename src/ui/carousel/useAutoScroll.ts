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
import * as CONSTANTS from '#lib/config/constants.ts';

/** Why the carousel is paused. */
type Pause = 'visitor' | 'hover' | 'focus' | 'touch' | 'navigation';

interface AutoScrollOptions {
  /** Whether there is more than one position to scroll to. */
  isEnabled: boolean;
  /** Milliseconds between slides. */
  interval: number;
  onTurn(): void;
}

/**
 * Advances automatically. It pauses while it is hovered, touched or focused by keyboard, for three seconds after a
 * manual change, in a hidden tab, with reduced motion, and after the visitor has stopped it. After each pause a slide
 * is shown for a full interval.
 *
 * Embla's own plugin does not pause after manual changes. It also starts again when the mouse leaves, although the
 * visitor has stopped it.
 */
export function useAutoScroll({ isEnabled, interval, onTurn }: AutoScrollOptions) {
  const [pauses, setPauses] = useState<ReadonlySet<Pause>>(new Set());
  const [turnsByHand, setTurnsByHand] = useState(0);
  const isHidden = useSyncExternalStore(followVisibility, isTabHidden, () => false);
  const isMotionReduced = useMediaQuery(REDUCED_MOTION);
  const isRunning = isEnabled && !isMotionReduced && !isHidden && pauses.size === 0;

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
  useDelayed(pauses.has('navigation'), CONSTANTS.autoScrollRest, () => set('navigation', false), turnsByHand);

  const endTouch = () => {
    set('touch', false);
    rest();
  };
  return {
    isRunning,
    /** Whether it may move by itself: moving content needs a pause control (WCAG 2.2.2). */
    canRun: isEnabled && !isMotionReduced,
    isStopped: pauses.has('visitor'),
    // Resuming also ends pauses by hover and focus, because the button itself is hovered and focused.
    toggle: () => (pauses.has('visitor') ? setPauses(new Set()) : set('visitor', true)),
    /** Call it after a manual change. */
    rest,
    /** For the carousel's root element. */
    handlers: {
      // Browsers also fire mouse events after a touch.
      onPointerEnter: ({ pointerType }: PointerEvent) => set('hover', pointerType !== 'touch'),
      onPointerLeave: () => set('hover', false),
      // A click leaves the focus on its button; only keyboard focus pauses.
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
