import { contentApi } from '#api/content/contentApi.ts';
import { contentWithChanges } from '#api/content/live/contentWithChanges.ts';
import { liveSlice } from '#api/content/live/liveSlice.ts';
import { clockSlice } from '#state/clock/clockSlice.ts';
import { rootReducer } from './store.ts';

const { reducerPath } = contentApi;

/** Adds to every store what is loaded after the page: the clock, and the content's changes. */
export function injectDeferred(): void {
  rootReducer.inject(clockSlice);
  rootReducer.inject(liveSlice);
  rootReducer.inject({ reducerPath, reducer: contentWithChanges }, { overrideExisting: true });
}
