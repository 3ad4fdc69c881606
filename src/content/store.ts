import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ContentState, contentApi } from './client/contentApi.ts';

/**
 * The state of the store. Each slice adds its part where it is made (`declare module`), because no layer below may import
 * the store itself. A part that is loaded after the page is optional.
 */
export interface RootState {
  [contentApi.reducerPath]: ContentState[typeof contentApi.reducerPath];
}

/** The store's `dispatch`. It takes actions, and thunks that read whatever part of the state. */
export type AppDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** The store, for code that is not rendered. */
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
