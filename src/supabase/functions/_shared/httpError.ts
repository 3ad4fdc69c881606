/** Shown to visitors when the service or a backend fails. */
export const UNAVAILABLE_MESSAGE = 'The service is busy or unavailable. Please try again in a moment.';

/** An error response of a function; its message is shown to the visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
