import { type StoreEnhancer, combineSlices, configureStore } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { abortUnneeded } from '#content/client/abortUnneeded.ts';
import { contentApi } from '#content/client/contentApi.ts';
import type { ContentExtra } from '#content/client/contentQuery.ts';
import type { ListExtra } from '#content/lists/preloadList.ts';
import type { LanguageExtra } from '#lib/i18n/i18n.ts';
import type { SubmissionExtra } from '#submissions/submissionSource.ts';
import { submissionsApi } from '#submissions/submissionsApi.ts';
import { picksSlice } from '#features/picks/index.ts';
import { slices } from './features.ts';

/** Slices that the store gets when their code is loaded: with a screen, or after the page (`injectDeferred`). */
type LazySlices = Required<Pick<RootState, 'clock' | 'live' | 'vendorApplication'>>;

/** One root reducer for all stores. `satisfies` proves that it produces the state that the slices declare. */
export const rootReducer = combineSlices(
  contentApi,
  submissionsApi,
  picksSlice,
  ...slices,
).withLazyLoadedSlices<LazySlices>() satisfies (...args: never) => RootState;

/** All of it except the enhancer is passed to every thunk. There is no submission source on Node. */
interface StoreOptions extends ContentExtra, ListExtra, LanguageExtra, Partial<SubmissionExtra> {
  /** The outermost enhancer; tests put the DevTools instrument here. */
  enhancer?: StoreEnhancer;
}

/** The build replaces it by a constant. */
declare const process: { env: { NODE_ENV?: string } };

/** False in a build, which leaves out code for development and tests only. */
const IS_DEVELOPMENT = process.env.NODE_ENV !== 'production';

/**
 * Both checks walk the state after each action. They skip the cache: it holds thousands of places, and RTK Query
 * freezes it.
 */
const CHECKS = IS_DEVELOPMENT && {
  immutableCheck: { ignoredPaths: [contentApi.reducerPath], warnAfter: Infinity },
  serializableCheck: {
    ignoredPaths: [contentApi.reducerPath],
    // Actions carry content, and forms with files that never enter the state.
    ignoredActionPaths: ['meta', 'payload'],
    warnAfter: Infinity,
  },
};

/** Creates the store of the browser, of the renderer and of every test. */
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
