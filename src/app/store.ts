import { type Reducer, type StoreEnhancer, combineReducers, configureStore } from '@reduxjs/toolkit';
import { abortUnneeded } from '#api/content/abortUnneeded.ts';
import { contentApi } from '#api/content/contentApi.ts';
import type { ContentExtra } from '#api/content/contentQuery.ts';
import type { SubmissionExtra, SubmissionSource } from '#api/submissions/submissionSource.ts';
import { submissionsApi } from '#api/submissions/submissionsApi.ts';
import { type FeatureState, features } from './features.ts';

const slices = Object.fromEntries(
  features.flatMap(({ slice }) => (slice ? [[slice.name, slice.reducer]] : [])),
) as { [Name in keyof FeatureState]: Reducer<FeatureState[Name]> };

const rootReducer = combineReducers({
  [contentApi.reducerPath]: contentApi.reducer,
  [submissionsApi.reducerPath]: submissionsApi.reducer,
  ...slices,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

interface StoreOptions extends ContentExtra {
  /** Left out where nothing is sent. */
  submissionSource?: SubmissionSource;
  /** Stands outermost; a test puts the DevTools instrument here. */
  enhancer?: StoreEnhancer;
}

/** The one way to a store: the browser, the prerenderer and every test call it. */
export function makeStore(
  preloadedState: Partial<RootState> | undefined,
  { contentSource, execute, submissionSource, enhancer }: StoreOptions,
) {
  const extra: ContentExtra & Partial<SubmissionExtra> = { contentSource, execute, submissionSource };
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // Both development checks walk the state at each action, and the cache holds thousands of places. RTK Query
        // freezes what it keeps.
        immutableCheck: { ignoredPaths: [contentApi.reducerPath], warnAfter: Infinity },
        serializableCheck: {
          ignoredPaths: [contentApi.reducerPath],
          // Of content, and of forms, whose files are never kept.
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
