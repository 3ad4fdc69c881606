import type { RootState } from './store.ts';

/** The observed part of a store. */
interface Observed {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
}

/**
 * Calls a function with a part of the state: now, and after each change, including a jump in Redux DevTools.
 *
 * @param run not called while the part is undefined.
 * @returns a function that stops it.
 */
export function observe<Part>(
  { getState, subscribe }: Observed,
  select: (state: RootState) => Part | undefined,
  run: (part: Part) => void,
): () => void {
  let seen: Part | undefined;
  check();
  return subscribe(check);

  function check() {
    const part = select(getState());
    if (part === seen) return;
    seen = part;
    if (part !== undefined) run(part);
  }
}
