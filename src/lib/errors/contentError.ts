/**
 * Why a read from the content service failed, as plain data: it serialises, narrows by `kind`, and
 * travels through DevTools.
 */
export type ContentError =
  | { kind: 'network' | 'timeout' | 'malformed' | 'not-found' | 'aborted'; message: string }
  | { kind: 'http'; status: number; message: string };

/** Tells our own errors from what else may stand in a query's `error` (an abort, for example). */
export function isContentError(error: unknown): error is ContentError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

/** What it is called when no answer came, or when the code that asks did not. */
export function networkError(thrown: unknown): ContentError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'network', message: `fetch failed: ${message}` };
}
