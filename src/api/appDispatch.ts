import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** The store's `dispatch`. It takes actions, and thunks that read whatever part of the state. */
export type AppDispatch = ThunkDispatch<never, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
