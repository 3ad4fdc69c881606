/** For a fault of ours or of a service behind us; the visitor is told no more. */
export const UNAVAILABLE_MESSAGE = 'The service is busy or unavailable. Please try again in a moment.';

/** A request that a function refuses; its message is shown to the visitor. */
export class HttpError extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
