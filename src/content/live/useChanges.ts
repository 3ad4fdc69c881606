import { useAppSelector } from '../store.ts';
import type { LiveState } from './liveSlice.ts';

const NONE: LiveState['changes'] = {};

/** The changes since the page was opened, by `_id`. Empty before the live code is loaded. */
export function useChanges(): LiveState['changes'] {
  return useAppSelector(({ live }) => live?.changes ?? NONE);
}
