import type { RootState } from './store.ts';

/** What is observed of a store. */
interface Observed {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
}

/**
 * Calls a function with a part of the state: now, and whenever it has changed, also by a jump in Redux DevTools.
 *
 * @param run is not called while the part is undefined.
 * @returns a function that ends it.
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
