/** A request that the service refuses. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param body in the form of the hosted service */
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Record<string, string> = {},
  ) {
    super(`refused with status ${status}`);
  }
}

/** A refusal of the request as such; the client shows it as `error - message`. */
export function refuse(
  statusCode: number,
  error: string,
  message: string,
  headers?: Record<string, string>,
): Refusal {
  return new Refusal(statusCode, { statusCode, error, message }, headers);
}

/** A refusal of the query; the client shows the description beneath the query's text, from `start` on. */
export function refuseQuery(query: string, description: string, start = 0): Refusal {
  return new Refusal(400, {
    error: { description, type: 'queryParseError', start, end: query.length, query },
  });
}
