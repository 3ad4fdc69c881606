/**
 * Handles input before React does. Escape closes a rendered dialog by its link, which is a button once it is hydrated.
 * Clicks on buttons are recorded; several on one button count once, since visitors repeat what has no effect. A button
 * with `data-replayed` may be in a part of the page that is hydrated later: it is marked for `useReplayedClick`.
 *
 * @returns a function that stops recording and replays the clicks in the order of their last occurrence.
 */
export function recordClicks(): () => void {
  const pressed = new Set<HTMLButtonElement>();
  let isReplayed = false;
  const note = ({ target, timeStamp }: Event) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.replayed !== undefined) button.dataset.replayed = String(timeStamp);
    else if (button && !isReplayed) {
      pressed.delete(button);
      pressed.add(button);
    }
  };
  // Before React, which keeps clicks that it drops from all others.
  document.addEventListener('click', note, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[role=dialog] > a:not([role])')?.click();
  });
  return () => {
    isReplayed = true;
    for (const button of pressed) button.click();
  };
}
