/**
 * Handles input before React does. Escape closes a rendered dialog by its link; React's dialogs have a button there.
 * Clicks on buttons are recorded; several on one button count once, since visitors repeat what has no effect.
 *
 * @returns a function that stops recording and replays the clicks in the order of their last occurrence.
 */
export function noteEarlyPresses(): () => void {
  const pressed = new Set<HTMLButtonElement>();
  const note = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    pressed.delete(button);
    pressed.add(button);
  };
  document.addEventListener('click', note);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[role=dialog] > a')?.click();
  });
  return () => {
    document.removeEventListener('click', note);
    for (const button of pressed) button.click();
  };
}
