import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { type SubmissionError, asSubmissionError } from '#lib/errors/submissionError.ts';
import { draftLinkApi } from '#submissions/draftLink.ts';
import type { VendorValues } from '#submissions/vendorApplicationSchema.ts';
import { openingChanged } from '../model/draftSlice.ts';
import { draftStorage, valuesStorage } from '../model/formStorage.ts';
import { draftLinkStorage } from '../model/linkStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { areSame, isBlank } from './texts.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;

const { endpoints } = draftLinkApi;
const NOT_FOUND = 404;

/** Arguments and results are secrets, which the store need not keep. */
const UNTRACKED = { track: false } as const;

/**
 * Saves what is typed, in place of what the draft was.
 *
 * @returns the error, if any.
 */
export function saveDraft(token: string, texts: VendorValues): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch, getState) => {
    if (!navigator.onLine) return { kind: 'network', message: 'offline' };
    const { sent } = selectSubmission(getState());
    const { data, error } = await dispatch(endpoints.saveDraft.initiate({ token, texts }, UNTRACKED));
    if (!data) return asSubmissionError(error);
    // Meanwhile the application may have been sent, with which its draft ends.
    if (selectSubmission(getState()).sent === sent) draftStorage.save({ token, texts });
    else await dispatch(eraseDraft(token));
    return undefined;
  };
}

/**
 * Reads the draft of the link that this tab opens, and puts it into the form unless something else is typed there.
 *
 * @returns the error, if any.
 */
export function openDraft(): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch) => {
    const token = draftLinkStorage.read();
    if (token === undefined) return undefined;
    const { data: texts, error } = await dispatch(endpoints.readDraft.initiate(token, UNTRACKED));
    // Meanwhile the visitor may have opened another link.
    if (draftLinkStorage.read() !== token) return undefined;
    if (!texts) {
      const failure = asSubmissionError(error);
      const isUnknown = failure.kind === 'http' && failure.status === NOT_FOUND;
      if (isUnknown) draftLinkStorage.remove();
      dispatch(openingChanged(isUnknown ? { stage: 'unknown' } : { stage: 'unread', error: failure }));
      return failure;
    }
    const typed = valuesStorage.read() ?? {};
    if (isBlank(typed) || areSame(typed, texts)) dispatch(takeDraft(texts));
    else dispatch(openingChanged({ stage: 'asking', texts }));
    return undefined;
  };
}

/** Puts the draft of the link that this tab opens into the form. */
export function takeDraft(texts: VendorValues): Thunk<void> {
  return (dispatch) => {
    const token = draftLinkStorage.read();
    if (token === undefined) return;
    valuesStorage.save(texts);
    draftStorage.save({ token, texts });
    draftLinkStorage.remove();
    dispatch(openingChanged({ stage: 'opened' }));
  };
}

/** Leaves in the form what is typed there. */
export function keepTyped(): Thunk<void> {
  return (dispatch) => {
    draftLinkStorage.remove();
    dispatch(openingChanged({ stage: 'kept' }));
  };
}

/**
 * Deletes the draft, here and in the backend. What cannot be deleted there now ends after 30 days.
 *
 * @returns the error, if any.
 */
export function eraseDraft(token: string): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch) => {
    if (!navigator.onLine) return { kind: 'network', message: 'offline' };
    const { data, error } = await dispatch(endpoints.eraseDraft.initiate(token, UNTRACKED));
    if (!data) return asSubmissionError(error);
    if (draftStorage.read()?.token === token) draftStorage.remove();
    return undefined;
  };
}
