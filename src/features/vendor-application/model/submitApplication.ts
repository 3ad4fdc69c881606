import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { vendorApplicationsApi } from '#submissions/vendorApplications.ts';
import { type SubmissionError, asSubmissionError } from '#lib/errors/submissionError.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { type VendorApplication, toApplicationRecord } from '#submissions/vendorApplicationSchema.ts';
import { dismissFailures } from '#ui/toast/dismissFailures.ts';
import { toast } from '#ui/toast/toast.ts';
import { draftStorage, forgetForm, forgetUploadedAddress } from './formStorage.ts';
import { keepSentLink } from './keepSentLink.ts';
import { applicationSent, phaseEntered, selectSubmission } from './submissionSlice.ts';
import * as TOASTS from './toasts.ts';
import { uploadOnce } from './uploadOnce.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;

const { insertApplication } = vendorApplicationsApi.endpoints;
/** The database's status for an unknown file URL, such as that of a deleted file. */
const UNKNOWN_FILE = 409;

/**
 * Uploads the file, then stores the application, and shows the outcome in a toast on whatever screen is open then.
 * During a running submission further calls do nothing. A file that is already uploaded is not uploaded again.
 *
 * @param onLinkFailure called after success, if the application's link could not be had.
 * @returns the error, if any.
 */
export function submitApplication(
  application: VendorApplication,
  onLinkFailure: (error: SubmissionError) => void,
): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch, getState) => {
    if (selectSubmission(getState()).phase !== 'idle') return undefined;
    dismissFailures();
    const { t } = pageI18n();
    if (!navigator.onLine) {
      toast(TOASTS.failed(t));
      return { kind: 'network', message: 'offline' };
    }
    const draft = draftStorage.read();
    const { file, error } = await dispatch(uploadAndInsert(application));
    if (error) {
      dispatch(phaseEntered('idle'));
      return error;
    }
    forgetForm();
    dispatch(applicationSent());
    toast(TOASTS.sent(t));
    if (draft) dispatch(endDraft(draft.token));
    // The form does not wait for the link.
    void dispatch(keepSentLink(file)).then((failure) => failure && onLinkFailure(failure));
    return undefined;
  };
}

/** Deletes the draft of what was sent; if that fails, the backend does it later. */
function endDraft(token: string): Thunk<void> {
  return (dispatch) => {
    import(/* webpackChunkName: "applicant" */ '../draft/draftCalls.ts').then(
      ({ eraseDraft }) => void dispatch(eraseDraft(token)),
      () => undefined,
    );
  };
}

/** Returns the address of the file, or the error. */
function uploadAndInsert({
  product_images: file,
  ...values
}: VendorApplication): Thunk<
  Promise<{ file: string; error?: undefined } | { file?: undefined; error: SubmissionError }>
> {
  return async (dispatch) => {
    const { address, error: failed } = await dispatch(uploadOnce(file));
    if (failed) return { error: failed };
    dispatch(phaseEntered('inserting'));
    const { error } = await dispatch(insertApplication.initiate(toApplicationRecord(values, address)));
    if (!error) return { file: address };
    toast(TOASTS.failed(pageI18n().t));
    const failure = asSubmissionError(error);
    if (failure.kind === 'http' && failure.status === UNKNOWN_FILE) forgetUploadedAddress();
    return { error: failure };
  };
}
