import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** Where the sending of an application stands. It goes on when its screen is left, and is found again. */
export interface Submission {
  phase: 'idle' | 'uploading' | 'inserting';
  /** How much of the file is sent, from 0 to 1. */
  fraction: number;
  /** How many applications this visit has sent. */
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
  selectors: { selectSubmission: (submission) => submission },
});

export const { phaseEntered, progressed, applicationSent } = submissionSlice.actions;
export const { selectSubmission } = submissionSlice.selectors;
