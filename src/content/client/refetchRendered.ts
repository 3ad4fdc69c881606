import type { AppDispatch } from '../store.ts';
import type { ContentState } from './contentApi.ts';
import { refetchEntry } from './refetchEntry.ts';

/**
 * Requests the content of a rendered page again, so that the service worker, which stores responses, has it too. What
 * Node alone can make, by endpoints of its own, is left as it is.
 *
 * @param queries the cache's entries as they came with the page.
 */
export function refetchRendered(dispatch: AppDispatch, queries: ContentState['content']['queries']): void {
  for (const entry of Object.values(queries)) {
    if (entry?.status === 'fulfilled') void refetchEntry(dispatch, entry);
  }
}
