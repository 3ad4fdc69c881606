import { contentApi } from '#content/client/contentApi.ts';
import { contentWithChanges } from '#content/live/contentWithChanges.ts';
import { liveSlice } from '#content/live/liveSlice.ts';
import { clockSlice } from '#features/clock/index.ts';
import { rootReducer } from './store.ts';

const { reducerPath } = contentApi;

let isInjected = false;

/**
 * Adds to every store what is loaded after the page: the clock, and the content's changes. Once a process: Node renders
 * many pages, and each injection makes the root reducer anew.
 */
export function injectDeferred(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(clockSlice);
  rootReducer.inject(liveSlice);
  rootReducer.inject({ reducerPath, reducer: contentWithChanges }, { overrideExisting: true });
}
