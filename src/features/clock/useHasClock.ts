import { useAppSelector } from '#content/store.ts';

/** Whether the present time is known yet. */
export function useHasClock(): boolean {
  return useAppSelector(({ clock }) => (clock?.at ?? clock?.minute) !== undefined);
}
