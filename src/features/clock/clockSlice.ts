import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export interface ClockState {
  /** The present minute, in milliseconds since 1970; undefined on Node and until the page is hydrated. */
  minute?: number;
  /** The festival's local time that the preview shows, such as `2031-05-03T14:05`. */
  at?: string;
}

const initialState: ClockState = {};

export const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    minutePassed: (clock, { payload }: PayloadAction<number>) => ({ ...clock, minute: payload }),
    /** Set by a URL. */
    timeTravelRead: (clock, { payload }: PayloadAction<string | undefined>) => ({ ...clock, at: payload }),
    timeTravelEnded: ({ minute }) => ({ minute }),
  },
});

declare module '#content/store.ts' {
  interface RootState {
    clock?: ClockState;
  }
}

export const { minutePassed, timeTravelRead, timeTravelEnded } = clockSlice.actions;
