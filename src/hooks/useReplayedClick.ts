import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Handles the clicks of a button with the attribute `data-replayed`, including a click before it was hydrated. React
 * drops a click on a part of the page that hydrates late, so the document notes its time in the attribute
 * (`replayClicks`).
 *
 * @returns the click handler.
 */
export function useReplayedClick(button: RefObject<HTMLButtonElement | null>, onPress: () => void) {
  /**
   * The time of the noted click. React may also deliver this click, if it was the one that made React hydrate the
   * button.
   */
  const noted = useRef<string>(undefined);
  const report = useEffectEvent(() => {
    const { current } = button;
    noted.current = current?.dataset.replayed;
    if (noted.current) onPress();
    current?.removeAttribute('data-replayed');
  });
  useEffect(() => report(), []);

  return ({ currentTarget, timeStamp }: MouseEvent) => {
    currentTarget.removeAttribute('data-replayed');
    if (String(timeStamp) !== noted.current) onPress();
  };
}
