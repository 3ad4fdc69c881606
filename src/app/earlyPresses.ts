/**
 * Listens to what is done before the site's code listens. Escape leaves a dialog that only the HTML has, by its link; a
 * dialog of the code has a button there. Which buttons are pressed is noted: who presses one several times, because
 * nothing happens, means it once.
 *
 * @returns presses them again, in the order of their last press, and notes no more.
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
