/**
 * Why a form could not be sent, as plain data. Of an `http` error the message is what the service says to the visitor,
 * and empty where it says nothing; that of `unproven` tells what to do where it could not be shown that a person sends.
 * The others are for the makers.
 */
export type SubmissionError =
  | { kind: 'network' | 'timeout' | 'malformed' | 'aborted' | 'unproven'; message: string }
  | { kind: 'http'; status: number; message: string };

/** What the visitor should read of it; undefined where there is nothing but that it failed. */
export function serviceMessage(error: SubmissionError): string | undefined {
  const isForVisitors = error.kind === 'http' || error.kind === 'unproven';
  return isForVisitors && error.message !== '' ? error.message : undefined;
}

/** Whether the makers should hear of it: lines break and visitors err, but a service must answer. */
export function isFault(error: SubmissionError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  return error.kind === 'malformed' || error.kind === 'timeout';
}

/** Reads what a mutation failed with: our own errors, and those of a request that was taken back or of broken code. */
export function asSubmissionError(
  error: SubmissionError | { name?: string; message?: string } | undefined,
): SubmissionError {
  if (error && 'kind' in error) return error;
  return { kind: error?.name === 'AbortError' ? 'aborted' : 'malformed', message: error?.message ?? '' };
}
