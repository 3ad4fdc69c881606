import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const HEARTS = 'button[aria-pressed]';
const PICKED = `${HEARTS}[aria-pressed=true]`;

/**
 * Keeps the focus when a press on a heart removes its row. The focus goes to the heart in the row's new place,
 * otherwise to the heart of the next row or of the one before, otherwise to the tab of the list, otherwise to the page.
 *
 * @returns the click handler of the lists' container.
 */
export function useHeartFocus(container: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const pressed = useRef<{ heart: HTMLElement; picked: readonly HTMLElement[] }>(undefined);

  useLayoutEffect(() => {
    const last = pressed.current;
    pressed.current = undefined;
    if (!last || last.heart.isConnected || document.activeElement !== document.body) return;
    const { heart, picked } = last;
    const at = picked.indexOf(heart);
    const moved = all(PICKED).find(({ ariaLabel }) => ariaLabel === heart.ariaLabel);
    const near = [...picked.slice(at + 1), ...picked.slice(0, Math.max(at, 0)).reverse()];
    const tab = container.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const next = moved ?? near.find(({ isConnected }) => isConnected) ?? tab;
    (next ?? document.getElementById('main'))?.focus({ preventScroll: next === undefined });
  });

  function all(selector: string): HTMLElement[] {
    return [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  return ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>(HEARTS);
    pressed.current = heart ? { heart, picked: all(PICKED) } : undefined;
  };
}
