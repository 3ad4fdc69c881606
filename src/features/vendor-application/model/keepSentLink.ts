import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { type SubmissionError, asSubmissionError } from '#lib/errors/submissionError.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { applicantLinkApi } from '#submissions/applicantLink.ts';
import { sentLinkStorage } from './linkStorage.ts';
import { linkSettled, selectSubmission } from './submissionSlice.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;

const { keepLink } = applicantLinkApi.endpoints;

/**
 * Asks for the link of the application that was just sent. If that fails, the link comes by mail only.
 *
 * @param file the address of its file.
 * @returns the error, if any.
 */
export function keepSentLink(file: string): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch, getState) => {
    const { sent } = selectSubmission(getState());
    sentLinkStorage.remove();
    const { data: token, error } = await dispatch(
      keepLink.initiate({ file, language: pageI18n().language }, { track: false }),
    );
    // Meanwhile another application may have been sent, which has a link of its own.
    if (selectSubmission(getState()).sent === sent) {
      if (token !== undefined) sentLinkStorage.save(token);
      dispatch(linkSettled(token === undefined ? 'missing' : 'kept'));
    }
    return token === undefined ? asSubmissionError(error) : undefined;
  };
}
