import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';

/** The state of a submission. The submission continues when its screen unmounts. */
export interface Submission {
  phase: 'idle' | 'uploading' | 'inserting';
  /** The uploaded part of the file, from 0 to 1. */
  fraction: number;
  /** The number of applications sent in this visit. */
  sent: number;
}

const initialState: Submission = { phase: 'idle', fraction: 0, sent: 0 };

export const submissionSlice = createSlice({
  name: 'vendorApplication',
  initialState,
  reducers: {
    phaseEntered: ({ sent }, { payload }: PayloadAction<Submission['phase']>) => ({
      phase: payload,
      fraction: 0,
      sent,
    }),
    progressed: (submission, { payload }: PayloadAction<number>) => ({ ...submission, fraction: payload }),
    applicationSent: ({ sent }) => ({ ...initialState, sent: sent + 1 }),
  },
});

declare module '#content/store.ts' {
  interface RootState {
    vendorApplication?: Submission;
  }
}

export const { phaseEntered, progressed, applicationSent } = submissionSlice.actions;

/** The store gets the slice when the screen is loaded, but the slice's state only at the next action. */
export const selectSubmission = ({ vendorApplication = initialState }: RootState) => vendorApplication;
