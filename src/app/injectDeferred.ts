import { contentApi } from '#content/client/contentApi.ts';
import { contentWithChanges } from '#content/live/contentWithChanges.ts';
import { liveSlice } from '#content/live/liveSlice.ts';
import { clockSlice } from '#features/clock/index.ts';
import { scheduleLinkSlice } from '#features/schedule/index.ts';
import { rootReducer } from './store.ts';

const { reducerPath } = contentApi;

let isInjected = false;

/**
 * Adds the slices that are loaded after the page to every store: the clock, the links that follow it,
 * and the live changes. Runs once in a
 * process: Node renders many pages, and each injection rebuilds the root reducer.
 */
export function injectDeferred(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(clockSlice);
  rootReducer.inject(liveSlice);
  rootReducer.inject(scheduleLinkSlice);
  rootReducer.inject({ reducerPath, reducer: contentWithChanges }, { overrideExisting: true });
}
