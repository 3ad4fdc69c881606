import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import type { SubmissionError } from '#lib/errors/submissionError.ts';
import type { VendorValues } from '#submissions/vendorApplicationSchema.ts';
import { linkFound, readingStarted } from './applicantSlice.ts';
import { applicationSent } from './submissionSlice.ts';

/**
 * What becomes of the link of a draft. `asking`: something else is typed into the form. `kept`: that stays. The link's
 * token is not in the store (linkStorage.ts).
 */
export type Opening =
  | { stage: 'none' | 'reading' | 'opened' | 'kept' | 'unknown' }
  | { stage: 'asking'; texts: VendorValues }
  | { stage: 'unread'; error: SubmissionError };

export interface Draft {
  opening: Opening;
  /** The number of drafts that were put into the form in this visit. */
  opened: number;
}

const initialState: Draft = { opening: { stage: 'none' }, opened: 0 };

const close = ({ opened }: Draft): Draft => ({ ...initialState, opened });

export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    openingChanged: ({ opened }, { payload }: PayloadAction<Opening>): Draft => ({
      opening: payload,
      opened: payload.stage === 'opened' ? opened + 1 : opened,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(applicationSent, close).addCase(linkFound, close).addCase(readingStarted, close),
});

export const { openingChanged } = draftSlice.actions;

export const selectDraft = ({ vendorApplication }: RootState) => vendorApplication?.draft ?? initialState;
