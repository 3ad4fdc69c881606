import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';

/** The state of a submission. The submission continues when its screen unmounts. */
export interface Submission {
  phase: 'idle' | 'uploading' | 'inserting';
  /** The uploaded part of the file, from 0 to 1. */
  fraction: number;
  /** The number of applications sent in this visit. */
  sent: number;
  /** The number of edits, of a listing or answers, sent in this visit. */
  edits: number;
  /** The link of the application sent last. `missing`: it comes by mail only. `over`: the applicant has ended it. */
  link: 'pending' | 'kept' | 'missing' | 'over';
}

const initialState: Submission = { phase: 'idle', fraction: 0, sent: 0, edits: 0, link: 'pending' };

export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    phaseEntered: (submission, { payload }: PayloadAction<Submission['phase']>) => ({
      ...submission,
      phase: payload,
      fraction: 0,
    }),
    progressed: (submission, { payload }: PayloadAction<number>) => ({ ...submission, fraction: payload }),
    applicationSent: ({ sent, edits }) => ({ ...initialState, sent: sent + 1, edits }),
    editSent: (submission) => ({ ...submission, edits: submission.edits + 1 }),
    linkSettled: (submission, { payload }: PayloadAction<Submission['link']>) => ({
      ...submission,
      link: payload,
    }),
  },
});

export const { phaseEntered, progressed, applicationSent, editSent, linkSettled } = submissionSlice.actions;

/** The store gets the slice when the screen is loaded, but the slice's state only at the next action. */
export const selectSubmission = ({ vendorApplication }: RootState) =>
  vendorApplication?.submission ?? initialState;
