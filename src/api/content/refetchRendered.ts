import type { AppDispatch } from '../storeHooks.ts';
import type { ContentState } from './contentApi.ts';
import { refetchEntry } from './refetchEntry.ts';
import type { scheduleApi } from './schedule.ts';

/** Written by the renderer; the content service has no such query. */
const NOT_REQUESTED = 'getRenderedSchedule' satisfies keyof typeof scheduleApi.endpoints;

/**
 * Requests the content of a rendered page again, so that the service worker, which stores responses, has it too.
 *
 * @param queries the cache's entries as they came with the page.
 */
export function refetchRendered(dispatch: AppDispatch, queries: ContentState['content']['queries']): void {
  for (const entry of Object.values(queries)) {
    if (entry?.status !== 'fulfilled' || entry.endpointName === NOT_REQUESTED) continue;
    void refetchEntry(dispatch, entry);
  }
}
