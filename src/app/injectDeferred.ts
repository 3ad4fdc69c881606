import { contentApi } from '#content/client/contentApi.ts';
import { contentWithChanges } from '#content/live/contentWithChanges.ts';
import { liveSlice } from '#content/live/liveSlice.ts';
import { clockSlice } from '#features/clock/index.ts';
import { rootReducer } from './store.ts';

const { reducerPath } = contentApi;

/** Adds to every store what is loaded after the page: the clock, and the content's changes. */
export function injectDeferred(): void {
  rootReducer.inject(clockSlice);
  rootReducer.inject(liveSlice);
  rootReducer.inject({ reducerPath, reducer: contentWithChanges }, { overrideExisting: true });
}
