/**
 * Handles input before React is ready. Escape follows the close link of a rendered dialog, which becomes a button once
 * it is hydrated. Clicks on buttons are recorded. Several clicks on one button count once, because visitors click again
 * when nothing happens. A button with `data-replayed` may hydrate later: it gets a mark (`ui/heart/Heart.tsx`).
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
  // In the capture phase, because React stops the propagation of clicks that it cannot handle yet.
  document.addEventListener('click', note, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[role=dialog] > a:not([role])')?.click();
  });
  return () => {
    isReplayed = true;
    for (const button of pressed) button.click();
  };
}
