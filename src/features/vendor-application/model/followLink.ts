import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { type SubmissionError, asSubmissionError } from '#lib/errors/submissionError.ts';
import { type OwnApplication, applicantLinkApi } from '#submissions/applicantLink.ts';
import * as SLICE from './applicantSlice.ts';
import { answersStorage, listingStorage } from './formStorage.ts';
import { linkStorage, sentLinkStorage } from './linkStorage.ts';
import { linkSettled } from './submissionSlice.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;
type Failure = SubmissionError | undefined;

/** What needs nothing but the application (edit/sendEdit.ts). */
export type PlainAction = Exclude<SLICE.Action, 'edit' | 'answer'>;

const { readApplication, moveApplication, endLinks, eraseApplication } = applicantLinkApi.endpoints;

/** What the service would answer. */
const CUT_OFF: SubmissionError = { kind: 'http', status: 404, message: '' };

/** Arguments and results of the mutations are secrets or in the slice: the store need not keep them. */
const UNTRACKED = { track: false } as const;

/**
 * Follows a link, and reads its application.
 *
 * @param token default: the link that this tab follows already, if any. An empty one is a link that was cut off.
 * @returns the error, if any.
 */
export function followLink(token: string | undefined): Thunk<Promise<Failure>> {
  return async (dispatch, getState) => {
    if (token === '') return dispatch(fail(CUT_OFF));
    if (token !== undefined && token !== linkStorage.read()) {
      linkStorage.save(token);
      dispatch(SLICE.linkFound());
      return dispatch(read(token));
    }
    const followed = linkStorage.read();
    const { stage, busy } = SLICE.selectApplicant(getState());
    if (followed === undefined || busy || stage === 'reading') return undefined;
    dispatch(SLICE.readingStarted());
    return dispatch(read(followed));
  };
}

function read(token: string): Thunk<Promise<Failure>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(readApplication.initiate(token, UNTRACKED));
    if (!isFollowed(token)) return undefined;
    if (!data) return dispatch(fail(error));
    dispatch(SLICE.applicationRead(data));
    return undefined;
  };
}

/**
 * Does something with the application that is shown. While an action is pending, further ones do nothing.
 *
 * @returns the error, if any.
 */
export function act(action: PlainAction): Thunk<Promise<Failure>> {
  return async (dispatch, getState) => {
    const token = linkStorage.read();
    const { application, busy } = SLICE.selectApplicant(getState());
    if (token === undefined || !application || busy) return undefined;
    dispatch(SLICE.actionStarted(action));
    if (!navigator.onLine) return dispatch(fail({ kind: 'network', message: 'offline' }));
    if (action === 'end' || action === 'erase') return dispatch(finish(action, token, application));
    return dispatch(move(action, token, application));
  };
}

function move(
  action: 'accept' | 'decline' | 'withdraw',
  token: string,
  { status: seen }: OwnApplication,
): Thunk<Promise<Failure>> {
  return async (dispatch) => {
    const target = action === 'accept' ? 'accepted' : 'withdrawn';
    const { data, error } = await dispatch(moveApplication.initiate({ token, seen, target }, UNTRACKED));
    if (!isFollowed(token)) return undefined;
    if (!data) return dispatch(fail(error));
    const { application, outcome } = data;
    dispatch(SLICE.actionAnswered({ application, kind: outcome === 'moved' ? 'done' : 'changed' }));
    return undefined;
  };
}

function finish(action: 'end' | 'erase', token: string, { id }: OwnApplication): Thunk<Promise<Failure>> {
  return async (dispatch) => {
    const { initiate } = action === 'end' ? endLinks : eraseApplication;
    const { data, error } = await dispatch(initiate(token, UNTRACKED));
    if (data && token === sentLinkStorage.read()) {
      sentLinkStorage.remove();
      dispatch(linkSettled('over'));
    }
    if (data) for (const storage of [listingStorage(id), answersStorage(id)]) storage.remove();
    if (!isFollowed(token)) return undefined;
    if (!data) return dispatch(fail(error));
    linkStorage.remove();
    dispatch(SLICE.linkEnded());
    return undefined;
  };
}

/** Notes that the action has failed. A link that opens nothing any more is forgotten. */
export function fail(thrown: Parameters<typeof asSubmissionError>[0]): Thunk<SubmissionError> {
  return (dispatch, getState) => {
    const error = asSubmissionError(thrown);
    dispatch(SLICE.failed(error));
    if (['unknown', 'past'].includes(SLICE.selectApplicant(getState()).stage)) linkStorage.remove();
    return error;
  };
}

/** Forgets the link in this tab and shows the form. */
export function forgetLink(): Thunk<void> {
  return (dispatch) => {
    linkStorage.remove();
    dispatch(SLICE.linkForgotten());
  };
}

/** Whether this tab still follows the link: meanwhile the visitor may have opened another one. */
export function isFollowed(token: string): boolean {
  return linkStorage.read() === token;
}
