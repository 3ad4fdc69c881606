import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the screen is being rendered on Node or hydrated: then both must show the same. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
