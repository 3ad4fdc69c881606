/** Shown to visitors when the service or a backend fails. */
export const UNAVAILABLE_MESSAGE = 'The service is busy or unavailable. Please try again in a moment.';

/** An error response of a function; its message is shown to the visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
