import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** The days of a large schedule that the visitor has opened, by their date, such as `2031-05-03`. */
export const openDaysSlice = createSlice({
  name: 'openDays',
  initialState: [] as readonly string[],
  reducers: {
    dayOpened: (open, { payload }: PayloadAction<string>) =>
      open.includes(payload) ? open : [...open, payload],
    dayClosed: (open, { payload }: PayloadAction<string>) => open.filter((day) => day !== payload),
  },
});

declare module '#content/store.ts' {
  interface RootState {
    /** Absent until the schedule's screen is loaded. */
    openDays?: readonly string[];
  }
}

export const { dayOpened, dayClosed } = openDaysSlice.actions;

const NONE: readonly string[] = [];

export const selectOpenDays = ({ openDays = NONE }: { openDays?: readonly string[] }) => openDays;
