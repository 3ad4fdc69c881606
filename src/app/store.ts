import { type StoreEnhancer, combineSlices, configureStore } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { abortUnneeded } from '#content/client/abortUnneeded.ts';
import { contentApi } from '#content/client/contentApi.ts';
import type { ContentExtra } from '#content/client/contentQuery.ts';
import type { ListExtra } from '#content/lists/listQueries.ts';
import type { SubmissionExtra } from '#submissions/submissionSource.ts';
import { submissionsApi } from '#submissions/submissionsApi.ts';
import { picksSlice } from '#features/picks/index.ts';
import { slices } from './features.ts';

/** What the store has once its code is loaded: with a screen, or after the page (`injectDeferred`). */
type LazySlices = Required<Pick<RootState, 'clock' | 'live' | 'vendorApplication'>>;

/** One for all stores. The types prove that it makes the state that the slices declare. */
export const rootReducer = combineSlices(
  contentApi,
  submissionsApi,
  picksSlice,
  ...slices,
).withLazyLoadedSlices<LazySlices>() satisfies (...args: never) => RootState;

/** What the store hands to every thunk, but for the enhancer. Nothing is submitted on Node. */
interface StoreOptions extends ContentExtra, ListExtra, Partial<SubmissionExtra> {
  /** The outermost enhancer; tests put the DevTools instrument here. */
  enhancer?: StoreEnhancer;
}

/** Replaced by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** False in what the build makes, which is without what only development and tests need. */
const IS_DEVELOPMENT = process.env.NODE_ENV !== 'production';

/** Both checks walk the state at each action, and the cache holds thousands of places, which RTK Query freezes. */
const CHECKS = IS_DEVELOPMENT && {
  immutableCheck: { ignoredPaths: [contentApi.reducerPath], warnAfter: Infinity },
  serializableCheck: {
    ignoredPaths: [contentApi.reducerPath],
    // Content, and forms with files, which never enter the state.
    ignoredActionPaths: ['meta', 'payload'],
    warnAfter: Infinity,
  },
};

/** Creates the store of the browser, the renderer and every test. */
export function makeStore(
  preloadedState: Partial<RootState> | undefined,
  { enhancer, ...extra }: StoreOptions,
) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        ...CHECKS,
      })
        .prepend(abortUnneeded)
        .concat(contentApi.middleware, submissionsApi.middleware),
    devTools: !enhancer,
    enhancers: (getDefault) => (IS_DEVELOPMENT && enhancer ? getDefault().concat(enhancer) : getDefault()),
  });
}
