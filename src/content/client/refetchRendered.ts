import type { AppDispatch } from '../store.ts';
import type { ContentState } from './contentApi.ts';
import { refetchEntry } from './refetchEntry.ts';

/**
 * Requests the content of a rendered page again, so that the service worker stores the responses. Results of endpoints
 * that exist only on Node are left as they are.
 *
 * @param queries the cache entries that came with the page.
 */
export function refetchRendered(dispatch: AppDispatch, queries: ContentState['content']['queries']): void {
  for (const entry of Object.values(queries)) {
    if (entry?.status === 'fulfilled') void refetchEntry(dispatch, entry);
  }
}
