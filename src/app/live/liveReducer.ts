import { type Reducer, combineReducers } from '@reduxjs/toolkit';
import { contentWithChanges } from '#api/content/live/contentWithChanges.ts';
import { liveSlice } from '#api/content/live/liveSlice.ts';
import { type RootState, reducers } from '../store.ts';

/** The store's reducer with live changes. It replaces the first one, which is loaded without their code. */
export const liveReducer = combineReducers({
  ...reducers,
  content: contentWithChanges,
  [liveSlice.name]: liveSlice.reducer,
}) as Reducer as Reducer<RootState>;
