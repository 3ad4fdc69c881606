import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import type { SubmissionError } from '#lib/errors/submissionError.ts';
import type { FormStorage } from '#lib/formStorage.ts';
import { type EditTexts, applicantLinkApi } from '#submissions/applicantLink.ts';
import { dismissFailures } from '#ui/toast/dismissFailures.ts';
import { actionAnswered, actionDropped, actionStarted, selectApplicant } from '../model/applicantSlice.ts';
import { fail, isFollowed } from '../model/followLink.ts';
import { forgetUploadedAddress } from '../model/formStorage.ts';
import { linkStorage } from '../model/linkStorage.ts';
import { editSent, phaseEntered, selectSubmission } from '../model/submissionSlice.ts';
import { uploadOnce } from '../model/uploadOnce.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;

/** What is sent of an edit. */
export interface SentEdit {
  texts: EditTexts;
  /** Undefined: the present file stays. */
  file: File | undefined;
  /** What was typed, which is forgotten once it is stored. */
  storage: FormStorage<unknown>;
}

/** The service's status for an unknown file, such as one that was deleted. */
const NOT_VALID = 400;

/**
 * Uploads the file, if there is one, then sends what the listing should say, or the answers. While something is being
 * sent, further calls do nothing. A file that is already uploaded is not uploaded again.
 *
 * @returns the error, if any.
 */
export function sendEdit(edit: SentEdit): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch, getState) => {
    const token = linkStorage.read();
    const { application, busy } = selectApplicant(getState());
    const { phase } = selectSubmission(getState());
    const present = application?.listing ?? application?.answers;
    if (token === undefined || !present || busy || phase !== 'idle') return undefined;
    dismissFailures();
    dispatch(actionStarted(edit.texts.action));
    if (!navigator.onLine) return dispatch(fail({ kind: 'network', message: 'offline' }));
    const error = await dispatch(send(edit, { token, seen: present.edited_at ?? '' }));
    dispatch(phaseEntered('idle'));
    return error;
  };
}

function send(
  { texts, file, storage }: SentEdit,
  link: { token: string; seen: string },
): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch) => {
    const uploaded = file && (await dispatch(uploadOnce(file)));
    if (uploaded?.error) {
      // A toast says so.
      if (isFollowed(link.token)) dispatch(actionDropped());
      return uploaded.error;
    }
    dispatch(phaseEntered('inserting'));
    const { data, error } = await dispatch(
      applicantLinkApi.endpoints.sendEdit.initiate(
        { ...link, ...texts, file: uploaded?.address ?? '' },
        { track: false },
      ),
    );
    if (data?.outcome === 'saved') {
      storage.remove();
      forgetUploadedAddress();
      dispatch(editSent());
    }
    if (error && 'status' in error && error.status === NOT_VALID) forgetUploadedAddress();
    if (!isFollowed(link.token)) return undefined;
    if (!data) return dispatch(fail(error));
    const { application, outcome } = data;
    dispatch(actionAnswered({ application, kind: outcome === 'saved' ? 'done' : outcome }));
    return undefined;
  };
}
