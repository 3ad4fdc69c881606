import { useAppSelector } from '../store.ts';
import type { LiveState } from './liveSlice.ts';

const NONE: LiveState['changes'] = {};

/** What has changed since the page was opened, by `_id`. Nothing before the live listener is loaded. */
export function useChanges(): LiveState['changes'] {
  return useAppSelector(({ live }) => live?.changes ?? NONE);
}
