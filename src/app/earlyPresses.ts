/**
 * Notes which buttons are pressed before the site's code listens to them. Who presses one several times, because nothing
 * happens, means it once.
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
  return () => {
    document.removeEventListener('click', note);
    for (const button of pressed) button.click();
  };
}
