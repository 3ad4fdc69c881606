import { combineReducers } from '@reduxjs/toolkit';
import { type Applicant, applicantSlice } from './applicantSlice.ts';
import { type Submission, submissionSlice } from './submissionSlice.ts';

declare module '#content/store.ts' {
  interface RootState {
    vendorApplication?: { submission: Submission; applicant: Applicant };
  }
}

/** The state of the screen: what is being sent, and what became of an application that was. */
export const slice = {
  name: 'vendorApplication',
  reducerPath: 'vendorApplication',
  reducer: combineReducers({ submission: submissionSlice.reducer, applicant: applicantSlice.reducer }),
} as const;
