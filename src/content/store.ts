import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ContentState, contentApi } from './client/contentApi.ts';

/**
 * The state of the store. Each slice declares its part in its own file (`declare module`), because no lower layer may
 * import the store. A part that is loaded after the page is optional.
 */
export interface RootState {
  [contentApi.reducerPath]: ContentState[typeof contentApi.reducerPath];
}

/** The store's `dispatch`. It accepts actions, and thunks that read any part of the state. */
export type AppDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** The store, for code outside React. */
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
