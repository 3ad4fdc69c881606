/** A request that the service refuses. */
export class QueryError extends Error {
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
export function requestError(
  statusCode: number,
  error: string,
  message: string,
  headers?: Record<string, string>,
): QueryError {
  return new QueryError(statusCode, { statusCode, error, message }, headers);
}

/** A refusal of the query; the client shows the description beneath the query's text, from `start` on. */
export function parseError(query: string, description: string, start = 0): QueryError {
  return new QueryError(400, {
    error: { description, type: 'queryParseError', start, end: query.length, query },
  });
}
