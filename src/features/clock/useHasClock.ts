import { useAppSelector } from '#content/store.ts';

/** Whether there is a present time yet. */
export function useHasClock(): boolean {
  return useAppSelector(({ clock }) => (clock?.at ?? clock?.minute) !== undefined);
}
