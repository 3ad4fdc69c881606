import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import type { SubmissionError } from '#lib/errors/submissionError.ts';
import type { OwnApplication } from '#submissions/applicantLink.ts';

/** What an applicant can do with their application. `edit`: the listing. `answer`: change the answers. */
export type Action = 'accept' | 'decline' | 'withdraw' | 'edit' | 'answer' | 'end' | 'erase';

/**
 * What has become of the last action. `changed`: somebody else was faster. Without an action it was the reading that
 * failed.
 */
export type Notice =
  | { kind: 'done' | 'changed' | 'refused'; action: Action }
  | { kind: 'failed'; action: Action | undefined; error: SubmissionError };

/** What an applicant sees who follows their link. The link's token is not in the store (linkStorage.ts). */
export interface Applicant {
  /**
   * `form`: there is no link. `over`: its links are ended, or the application is deleted. `past`: its edition of the
   * festival is over.
   */
  stage: 'form' | 'reading' | 'unread' | 'shown' | 'unknown' | 'over' | 'past';
  application?: OwnApplication | undefined;
  busy?: Action | undefined;
  notice?: Notice | undefined;
}

const initialState: Applicant = { stage: 'form' };

const NOT_FOUND = 404;
const GONE = 410;

export const applicantSlice = createSlice({
  name: 'applicant',
  initialState,
  reducers: {
    linkFound: (): Applicant => ({ stage: 'reading' }),
    /** An application that is already shown stays. */
    readingStarted: ({ application }): Applicant => ({
      stage: application ? 'shown' : 'reading',
      application,
    }),
    applicationRead: (_, { payload }: PayloadAction<OwnApplication>): Applicant => ({
      stage: 'shown',
      application: payload,
    }),
    actionStarted: ({ stage, application }, { payload }: PayloadAction<Action>): Applicant => ({
      stage,
      application,
      busy: payload,
    }),
    actionAnswered: (
      { busy = 'withdraw' },
      { payload }: PayloadAction<{ application: OwnApplication; kind: 'done' | 'changed' | 'refused' }>,
    ): Applicant => ({
      stage: 'shown',
      application: payload.application,
      notice: { kind: payload.kind, action: busy },
    }),
    /** Nothing more is to be said. */
    actionDropped: ({ stage, application }): Applicant => ({ stage, application }),
    linkEnded: ({ busy = 'end' }): Applicant => ({
      stage: 'over',
      notice: { kind: 'done', action: busy },
    }),
    /** An application that is already shown stays, unless its link opens nothing any more. */
    failed: ({ application, busy }, { payload: error }: PayloadAction<SubmissionError>): Applicant => {
      const notice: Notice = { kind: 'failed', action: busy, error };
      if (error.kind === 'http' && error.status === NOT_FOUND) {
        return { stage: 'unknown', notice: busy && notice };
      }
      if (error.kind === 'http' && error.status === GONE) return { stage: 'past' };
      return { stage: application ? 'shown' : 'unread', application, notice };
    },
    linkForgotten: () => initialState,
  },
});

export const {
  linkFound,
  readingStarted,
  applicationRead,
  actionStarted,
  actionAnswered,
  actionDropped,
  linkEnded,
  failed,
  linkForgotten,
} = applicantSlice.actions;

export const selectApplicant = ({ vendorApplication }: RootState) =>
  vendorApplication?.applicant ?? initialState;

/** The last notice if the form of the listing or the answers shows it. */
export function formNotice({ stage, notice }: Applicant): Notice | undefined {
  const isOfForm = stage === 'shown' && (notice?.kind === 'failed' || notice?.kind === 'changed');
  return isOfForm && (notice.action === 'edit' || notice.action === 'answer') ? notice : undefined;
}
