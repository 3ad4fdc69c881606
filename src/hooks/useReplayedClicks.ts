import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Handles the clicks of a list's buttons with the attribute `data-replayed`, including clicks before the list was
 * hydrated (`useReplayedClick`). One listener serves all buttons.
 *
 * @param press receives the `value` of a clicked button, and returns whether the button belongs to the list.
 * @returns the click handler of the list.
 */
export function useReplayedClicks(press: (value: string) => boolean): (event: MouseEvent) => void {
  const replayed = useRef(new Set<string>());
  const report = useEffectEvent(() => {
    const noted = document.querySelectorAll<HTMLButtonElement>(
      "button[value][data-replayed]:not([data-replayed=''])",
    );
    for (const button of noted) {
      const time = button.dataset.replayed ?? '';
      if (!press(button.value)) continue;
      replayed.current.add(time);
      button.removeAttribute('data-replayed');
    }
  });
  useEffect(() => report(), []);

  return ({ target, timeStamp }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[value]');
    if (!button) return;
    button.removeAttribute('data-replayed');
    // React may also deliver a click that was noted.
    if (!replayed.current.has(String(timeStamp))) press(button.value);
  };
}
