/** A request that the content service rejects. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  /** @param body in the format of the hosted service */
  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`refused with status ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An error of the request; the client shows it as `error - message`. */
export function requestError(
  statusCode: number,
  error: string,
  message: string,
  headers?: Record<string, string>,
): QueryError {
  return new QueryError(statusCode, { statusCode, error, message }, headers);
}

/** An error in the query; the client shows the description below the query text, from `start` on. */
export function parseError(query: string, description: string, start = 0): QueryError {
  return new QueryError(400, {
    error: { description, type: 'queryParseError', start, end: query.length, query },
  });
}
