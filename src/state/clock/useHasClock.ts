import { useSelector } from 'react-redux';
import type { WithClock } from './clockSlice.ts';

/** Whether there is a present time yet. */
export function useHasClock(): boolean {
  return useSelector(({ clock }: WithClock) => (clock?.at ?? clock?.minute) !== undefined);
}
