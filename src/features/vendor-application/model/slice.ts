import { combineReducers } from '@reduxjs/toolkit';
import { type Applicant, applicantSlice } from './applicantSlice.ts';
import { type Draft, draftSlice } from './draftSlice.ts';
import { type Submission, submissionSlice } from './submissionSlice.ts';

declare module '#content/store.ts' {
  interface RootState {
    vendorApplication?: { submission: Submission; applicant: Applicant; draft: Draft };
  }
}

/** The state of the screen: what is being sent, what became of an application that was, and the draft of a link. */
export const slice = {
  name: 'vendorApplication',
  reducerPath: 'vendorApplication',
  reducer: combineReducers({
    submission: submissionSlice.reducer,
    applicant: applicantSlice.reducer,
    draft: draftSlice.reducer,
  }),
} as const;
