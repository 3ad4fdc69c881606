/**
 * Why a request to the content service failed, as plain data: serialisable for the store and DevTools, narrowed by
 * `kind`.
 */
export type ContentError =
  | { kind: 'network' | 'timeout' | 'malformed' | 'not-found' | 'aborted'; message: string }
  | { kind: 'http'; status: number; message: string };

/** Distinguishes our own errors from others in a query's `error`, such as an abort. */
export function isContentError(error: unknown): error is ContentError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

/** The error for a request without a response, or for query code that failed to load. */
export function networkError(thrown: unknown): ContentError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'network', message: `fetch failed: ${withoutQuery(message)}` };
}

/** An error message without the escaped query in its address, because visitors see the message. */
export function withoutQuery(message: string): string {
  return message.replace(/\?\S+/, '');
}
