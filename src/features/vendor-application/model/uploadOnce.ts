import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { vendorApplicationsApi } from '#submissions/vendorApplications.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';
import { type SubmissionError, asSubmissionError } from '#lib/errors/submissionError.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { toast } from '#ui/toast/toast.ts';
import { storeUploadedAddress, uploadedAddress } from './formStorage.ts';
import { phaseEntered, progressed } from './submissionSlice.ts';
import * as TOASTS from './toasts.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;

/** The key of a running upload, with which a remounted screen finds it. */
const UPLOAD = 'vendor-application';

/**
 * Uploads a file, unless this tab has uploaded it before, and shows the outcome in a toast.
 *
 * @returns the address of the file, or the error.
 */
export function uploadOnce(
  file: File,
): Thunk<Promise<{ address: string; error?: undefined } | { address?: undefined; error: SubmissionError }>> {
  return async (dispatch) => {
    const known = uploadedAddress(file);
    if (known !== undefined) return { address: known };
    const i18n = pageI18n();
    const { t } = i18n;
    const { data: address, error } = await dispatch(upload(file));
    if (address === undefined) {
      const failure = asSubmissionError(error);
      const isCancelled = failure.kind === 'aborted';
      toast(isCancelled ? TOASTS.uploadCanceled(t) : TOASTS.uploadFailed(t, serviceMessage(failure, i18n)));
      return { error: failure };
    }
    storeUploadedAddress(file, address);
    toast(TOASTS.uploaded(t, file.name));
    return { address };
  };
}

/** Cancels a running upload, if any. */
export function cancelUpload(): Thunk<void> {
  return (dispatch) => {
    dispatch(vendorApplicationsApi.util.getRunningMutationThunk('uploadFile', UPLOAD))?.abort();
  };
}

function upload(file: File) {
  return ((dispatch) => {
    dispatch(phaseEntered('uploading'));
    let percent = 0;
    function onProgress(fraction: number) {
      const next = Math.floor(fraction * 100);
      if (next !== percent) dispatch(progressed(next / 100));
      percent = next;
    }
    const { initiate } = vendorApplicationsApi.endpoints.uploadFile;
    return dispatch(initiate({ file, onProgress }, { fixedCacheKey: UPLOAD }));
  }) satisfies Thunk<unknown>;
}
