import { type Reducer, combineReducers } from '@reduxjs/toolkit';
import { contentWithChanges } from '#api/content/live/contentWithChanges.ts';
import { liveSlice } from '#api/content/live/liveSlice.ts';
import { clockSlice } from '#state/clock/clockSlice.ts';
import { type RootState, reducers } from './store.ts';

/** The store's reducer with what is loaded after the page: live changes and the clock. It replaces the first one. */
export const deferredReducer = combineReducers({
  ...reducers,
  content: contentWithChanges,
  [liveSlice.name]: liveSlice.reducer,
  [clockSlice.name]: clockSlice.reducer,
}) as Reducer as Reducer<RootState>;
