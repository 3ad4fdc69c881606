import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the screen is being rendered on Node or hydrated. Both must produce the same HTML. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
