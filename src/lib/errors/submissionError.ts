/**
 * Why a form could not be sent, as plain data. The message of an `http` error is the service's English text for the
 * visitor, or empty, and that of `refused` what is wrong with the file; that of `unproven` tells the visitor in the page's
 * language what to do after a failed captcha. The other messages are for developers.
 */
export type SubmissionError =
  | { kind: 'network' | 'timeout' | 'malformed' | 'aborted' | 'unproven'; message: string }
  | { kind: 'http' | 'refused'; status: number; message: string };

/** Whether the service is to blame, so that the error is reported; lost connections and rejected input are not. */
export function isFault(error: SubmissionError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  return error.kind === 'malformed' || error.kind === 'timeout';
}

/** Normalises a mutation's error: our own errors, aborted requests and exceptions. */
export function asSubmissionError(
  error: SubmissionError | { name?: string; message?: string } | undefined,
): SubmissionError {
  if (error && 'kind' in error) return error;
  return { kind: error?.name === 'AbortError' ? 'aborted' : 'malformed', message: error?.message ?? '' };
}
