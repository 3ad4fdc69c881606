import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { SCHEDULE_PATH } from './filters.ts';

/** Where the site's own links to the schedule lead at present (`followTime`). */
export const scheduleLinkSlice = createSlice({
  name: 'scheduleLink',
  initialState: SCHEDULE_PATH,
  reducers: { scheduleLinkChanged: (_link, { payload }: PayloadAction<string>) => payload },
});

declare module '#content/store.ts' {
  interface RootState {
    /** Absent until the page is loaded. */
    scheduleLink?: string;
  }
}

export const { scheduleLinkChanged } = scheduleLinkSlice.actions;
