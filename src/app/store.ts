import { type Reducer, type StoreEnhancer, combineReducers, configureStore } from '@reduxjs/toolkit';
import { abortUnneeded } from '#api/content/abortUnneeded.ts';
import { contentApi } from '#api/content/contentApi.ts';
import type { ContentExtra } from '#api/content/contentQuery.ts';
import type { ListExtra } from '#api/content/listQueries.ts';
import type { SubmissionExtra } from '#api/submissions/submissionSource.ts';
import { submissionsApi } from '#api/submissions/submissionsApi.ts';
import { picksSlice } from '#state/picks/picksSlice.ts';
import { type FeatureState, features } from './features.ts';

const slices = Object.fromEntries(
  features.flatMap(({ slice }) => (slice ? [[slice.name, slice.reducer]] : [])),
) as { [Name in keyof FeatureState]: Reducer<FeatureState[Name]> };

/** The reducers of the store; the live listener adds its own later. */
export const reducers = {
  [contentApi.reducerPath]: contentApi.reducer,
  [submissionsApi.reducerPath]: submissionsApi.reducer,
  [picksSlice.name]: picksSlice.reducer,
  ...slices,
};

const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** What the store hands to every thunk, but for the enhancer. Nothing is submitted on Node. */
interface StoreOptions extends ContentExtra, ListExtra, Partial<SubmissionExtra> {
  /** The outermost enhancer; tests put the DevTools instrument here. */
  enhancer?: StoreEnhancer;
}

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
        // Both development checks walk the state at each action, and the cache holds thousands of places, which RTK Query
        // freezes.
        immutableCheck: { ignoredPaths: [contentApi.reducerPath], warnAfter: Infinity },
        serializableCheck: {
          ignoredPaths: [contentApi.reducerPath],
          // Content, and forms with files, which never enter the state.
          ignoredActionPaths: ['meta', 'payload'],
          warnAfter: Infinity,
        },
      })
        .prepend(abortUnneeded)
        .concat(contentApi.middleware, submissionsApi.middleware),
    devTools: enhancer === undefined,
    enhancers: (getDefault) => (enhancer ? getDefault().concat(enhancer) : getDefault()),
  });
}
